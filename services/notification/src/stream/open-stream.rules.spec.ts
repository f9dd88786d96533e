import { OPEN_STREAM_STORED_MS, placesFor } from './open-stream.rules.js';

const NOW = new Date('2026-11-02T06:00:00Z');
const held = (place: number, unseenMs = 0) => ({ place, seenAt: new Date(NOW.getTime() - unseenMs) });
const ALL = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];

describe('a new stream of a person', () => {
  it('takes one of ten places that no other stream has', () => {
    expect(placesFor([], NOW)).toEqual({ free: ALL, left: [] });
    expect(placesFor([held(0), held(2)], NOW).free).toEqual([1, 3, 4, 5, 6, 7, 8, 9]);
    expect(
      placesFor(
        ALL.map((place) => held(place)),
        NOW,
      ),
    ).toEqual({ free: [], left: [] });
  });

  it('may take the place of a stream that was not renewed for a minute: its instance crashed', () => {
    const taken = [...ALL.slice(1).map((place) => held(place)), held(0, OPEN_STREAM_STORED_MS)];
    expect(placesFor(taken, NOW)).toEqual({ free: [0], left: [0] });
    expect(placesFor([held(0, OPEN_STREAM_STORED_MS - 1)], NOW).left).toEqual([]);
  });
});
