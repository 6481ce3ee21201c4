#pragma once

#include <stdint.h>

// The arithmetic of the core once more, as plain loops of C: the same operations in the same order, so the
// same bits. What Scrollwork costs is measured beside these.

/// A keyframe; the control points pace the way to the next one where it is not linear.
typedef struct {
  double offset, value, x1, y1, x2, y2;
  int64_t is_curve;
} ckernels_key;

/// An oscillating spring, resolved: `SpringMotion.Coefficients`.
typedef struct {
  double start, target, arrival, decay, split, c1, c2;
} ckernels_spring;

/// The sum of a track's values at some places, each found for itself.
double ckernels_track_sum(
    const ckernels_key *keys, int64_t count, const double *places, int64_t places_count);

/// The values of one linear segment at places that all lie in it.
void ckernels_segment_values(
    const ckernels_key *start, const ckernels_key *end, const double *places, double *values,
    int64_t count);

/// The sum of the values of many tracks at one place. Their keyframes stand in three arrays; track n has
/// those from firsts[n] to before firsts[n + 1], and an easing of −1 is linear.
double ckernels_tracks_sum(
    const double *offsets, const double *values, const int32_t *easings, const int32_t *firsts,
    int64_t count, double place);

/// The sum of a spring's positions at some moments, each found for itself.
double ckernels_spring_sum(const ckernels_spring *spring, const double *times, int64_t count);

/// The displacements of many springs, each at a moment of its own.
void ckernels_displacements(
    const double *times, const double *decays, const double *splits, const double *c1,
    const double *c2, double *displacements, int64_t count);
