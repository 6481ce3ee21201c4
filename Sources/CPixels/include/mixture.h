#pragma once

#include <stdbool.h>
#include <stdint.h>

// Colours in Oklab. What is wide needs what cpixels_is_wide tells; the bits are the same without it, and
// on every processor.

/// How many entries of a palette are looked at for a colour.
#define CPIXELS_NEIGHBOURS 16

/// Two entries of a palette whose mixture stands for a colour.
typedef struct {
  /// The nearest entry, and the one mixed with it; the same when one alone is best.
  int32_t first, second;
  /// How much of the second, 0 to a half.
  float share;
  /// The squared distance that remains.
  float square;
} cpixels_mixture;

/// Finds two of sixteen entries whose mixture looks like a colour, or the one that is nearest to it.
///
/// The numbers of the entries are sixteen of each coordinate, one after the other. A mixture is looked for
/// where the nearest entry is further away than a squared distance.
cpixels_mixture cpixels_mix_colours(
    const float *entries, float l, float a, float b, float far, bool is_wide);

/// How many entries a palette has room for.
#define CPIXELS_PALETTE 256

/// Finds the sixteen of 256 colours that are nearest to one, in their order.
///
/// The colours are 256 of each coordinate, one after the other; those that are not in use are far away.
/// At least sixteen are in use.
void cpixels_find_neighbours(
    const float *palette, float l, float a, float b, uint8_t *places, bool is_wide);
