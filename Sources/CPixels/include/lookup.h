#pragma once

#include <stdbool.h>
#include <stdint.h>

// A memory of what stands for colours. What is remembered of a colour, from the highest bit: what its place
// does not tell of it (9 bits), whether it is in its first place (1), the share of the lighter of two indices
// in 64ths (6), that index (8), the darker one (8). It is 0 where nothing is remembered.

/// How many places there are.
#define CPIXELS_SLOTS (1 << 17)

/// Where a colour is remembered first, and the highest ten bits of what is remembered of it there.
///
/// Its second place is the one whose number differs by 8. Eight colours that differ in the last bit of each
/// channel lie together, since shades that touch are looked up one after the other.
typedef struct {
  uint32_t slot, tag;
} cpixels_place;

/// Where a colour `0xRRGGBB` is remembered; higher bits do not count.
static inline cpixels_place cpixels_place_of(uint32_t colour) {
  // Different for all that differ in more than the last bits: 23 bits times an odd number.
  uint32_t key = (colour >> 1 & 0x7F7F7F) * 0x3179B1;
  uint32_t last = (colour & 0x010101) * 0x010204 >> 16 & 7;
  cpixels_place place = {(key >> 6 & 0x1FFF8) | last, (key << 1 & 0x3FE) | 1};
  return place;
}

/// The index that stands for a colour at a place of the pattern whose threshold is 0 to 63.
static inline uint8_t cpixels_index(uint32_t entry, uint8_t threshold) {
  return (uint8_t)(threshold < (entry >> 16 & 63) ? entry >> 8 : entry);
}

/// Looks those pixels of a row up that have a bit in masks, 64 in a mask, and writes their indices.
///
/// The thresholds are those of eight columns, which come again and again. The columns of pixels that are not
/// opaque, or of colours that are not in their first places, are listed; their indices mean nothing. Seven
/// more pixels and indices may be read than there are, and these indices be written again.
///
/// Returns the number of columns listed. What is wide needs what cpixels_is_wide tells; the rest is the same.
int32_t cpixels_look_up(
    const uint32_t *pixels, const uint64_t *masks, int32_t words, const uint32_t *slots,
    const uint8_t *thresholds, uint8_t *indices, int32_t *missing, bool is_wide);
