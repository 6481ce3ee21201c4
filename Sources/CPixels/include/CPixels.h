#pragma once

#include <stdbool.h>
#include <stdint.h>

#include "changes.h"
#include "lookup.h"
#include "mixture.h"

// Rows of premultiplied pixels, several at once, in the numbers of 15 bits that Level.swift describes: each
// function gives the bits of its namesake in PixelRow.swift, with the instructions of some kind of processor.
// The row of the target below the one that is drawn lies `next` pixels further on; it is not touched.

/// A share of 1 in 32 768ths, which stands for "not faded".
#define CPIXELS_UNFADED 32768

/// What a processor has: two pixels at once with the instructions of every x86-64, or with one that
/// multiplies and rounds; four with AVX2.
typedef enum { CPIXELS_SSE2 = 1, CPIXELS_SSSE3 = 2, CPIXELS_AVX2 = 3 } cpixels_kind;

/// Whether this processor is of a kind.
bool cpixels_has(cpixels_kind kind);

/// Whether the processor has AVX2.
bool cpixels_is_wide(void);

/// Lays pixels over others; the next row of theirs lies `below` pixels further on.
void cpixels_over(
    cpixels_kind kind, const uint32_t *source, int32_t below, int32_t fade, uint32_t *target,
    int32_t next, int32_t count);

/// Mixes each pixel with another one, the weight being that of the other, and lays them over pixels; the
/// next row of theirs lies `below` pixels further on.
void cpixels_mix_over(
    cpixels_kind kind, const uint32_t *from, const uint32_t *to, int32_t weight, int32_t below,
    int32_t fade, uint32_t *target, int32_t next, int32_t count);

/// Mixes two rows of pixels into levels, four a pixel, the weight being that of the second.
void cpixels_mix(
    cpixels_kind kind, const uint32_t *upper, const uint32_t *lower, int32_t weight,
    int16_t *levels, int32_t count);

/// Mixes each pixel's levels with those to the right of it and lays them over pixels; seven pixels more
/// may be read than are drawn, and one.
void cpixels_shift_over(
    cpixels_kind kind, const int16_t *levels, int32_t weight, int32_t fade, uint32_t *target,
    int32_t next, int32_t count);

/// Takes levels from between others and lays them over pixels; seven more places and weights may be
/// read than pixels are drawn.
void cpixels_pick_over(
    cpixels_kind kind, const int16_t *levels, const int32_t *places, const int16_t *weights,
    int32_t fade, uint32_t *target, int32_t next, int32_t count);

/// Takes pixels from between four others along a slanted line and lays them over pixels.
///
/// The line begins at x and y and goes on by dx and dy, in pixels times 2³².
void cpixels_sample_over(
    cpixels_kind kind, const uint32_t *picture, int32_t stride, int64_t x, int64_t y, int64_t dx,
    int64_t dy, int32_t fade, uint32_t *target, int32_t next, int32_t count);

// What files are made of. Each function gives the bytes of its Swift twin in ScrollworkExport.

/// Writes pixels as bytes R G B; eight bytes more may be written, with no meaning.
void cpixels_rgb(const uint32_t *pixels, int32_t count, uint8_t *bytes);

/// How many of a row's bytes differ from what is predicted of them: by the byte of the pixel on the left,
/// by the one above, and by Paeth's rule. Before both rows lies a pixel of `pixel` bytes.
void cpixels_count_errors(
    const uint8_t *row, const uint8_t *above, int32_t pixel, int32_t count, int32_t *errors);

/// What Paeth's rule does not predict of a row, in bytes.
void cpixels_subtract_paeth(
    const uint8_t *row, const uint8_t *above, int32_t pixel, int32_t count, uint8_t *bytes);

/// The brightness of pixels in BT.709's limited range.
void cpixels_brightness(const uint32_t *pixels, int32_t count, uint8_t *bytes);

/// The two colours of each second pixel of two rows, of which those on both sides have a share.
void cpixels_colours(
    const uint32_t *upper, const uint32_t *lower, int32_t count, uint8_t *blue, uint8_t *red);
