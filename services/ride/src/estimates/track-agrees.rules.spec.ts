import type { TrackSummary } from '@pothik/contracts/driver';
import { trackAgrees } from './track-agrees.rules.js';

const CLAIMED = { metres: { low: 5_000, high: 6_000 }, minutes: 30 };
const TRACK: TrackSummary = { metres: 5_200, minutes: 28, metresFromPickup: 120, metresFromDrop: 60 };
const agrees = (fields: Partial<TrackSummary>) => trackAgrees({ ...TRACK, ...fields }, CLAIMED);

describe('a track and what its ride claims', () => {
  it.each<[string, Partial<TrackSummary>]>([
    ['as claimed', {}],
    ['that cuts corners', { metres: 3_000 }],
    ['that goes a way round', { metres: 9_000 }],
    ['that begins late', { minutes: 21 }],
    ['that stops round the corner', { metresFromPickup: 500, metresFromDrop: 500 }],
  ])('agree: one %s', (_what, fields) => {
    expect(agrees(fields)).toBe(true);
  });

  it.each<[string, Partial<TrackSummary>]>([
    ['of a car that stands', { metres: 40 }],
    ['that is much too short', { metres: 2_999 }],
    ['that is much too long', { metres: 9_001 }],
    ['of a part of the time', { minutes: 20 }],
    ['that never came to the pickup', { metresFromPickup: 501 }],
    ['that never came to the drop-off', { metresFromDrop: 501 }],
  ])('do not agree: one %s', (_what, fields) => {
    expect(agrees(fields)).toBe(false);
  });
});
