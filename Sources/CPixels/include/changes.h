#pragma once

#include <stdbool.h>
#include <stdint.h>

/// Finds the pixels of a row that are not those of an old one, and makes the old row the new one.
///
/// Each mask tells 64 pixels, the first by its lowest bit; the last mask has no bits beyond the row. What is
/// wide needs what cpixels_is_wide tells; the bits are the same without it. Returns whether any pixel differs.
bool cpixels_take_changes(
    const uint32_t *pixels, uint32_t *old, int32_t count, uint64_t *masks, bool is_wide);

/// Takes from masks, 64 bytes each, the bits of those bytes that are the same in two rows.
///
/// Up to 63 bytes more than a row has may be read, where the last mask has no bits.
void cpixels_keep_unlike(const uint8_t *a, const uint8_t *b, int32_t words, uint64_t *masks);
