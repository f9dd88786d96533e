import { pauseMsOf } from './body-pace.rules.js';

const PACE = { atOnceBytes: 1_000, bytesPerSecond: 500 };

describe('the pace of an upload', () => {
  it.each([
    ['none for the bytes that may come at once', 1_000, 0, 0],
    ['until the bytes beyond them are due', 1_250, 0, 500],
    ['less by the time that has passed', 1_250, 200, 300],
    ['none for a line that is slower', 1_250, 600, 0],
    ['in whole milliseconds', 1_001, 0.5, 2],
  ])('has a pause: %s', (_which, bytes, sinceMs, pauseMs) => {
    expect(pauseMsOf(bytes, sinceMs, PACE)).toBe(pauseMs);
  });
});
