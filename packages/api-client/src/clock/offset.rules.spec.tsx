import { notBackwards, offsetOf, rangeOf } from './offset.rules';

const FIVE_MINUTES = 300_000;
/** An answer as a device that is five minutes ahead gets it, half of `tripMs` after the server wrote whole seconds of its time. */
const answerAt = (serverMs: number, tripMs: number) => {
  const deviceMs = serverMs + FIVE_MINUTES;
  return rangeOf(Math.floor(serverMs / 1000) * 1000, deviceMs - tripMs / 2, deviceMs + tripMs / 2);
};

describe('server time', () => {
  it('is the device’s own until an answer came', () => {
    expect(offsetOf([])).toBe(0);
  });

  it('is known to about half a second after one answer', () => {
    expect(Math.abs(offsetOf([answerAt(1_000_400, 80)]) + FIVE_MINUTES)).toBeLessThan(600);
  });

  it('is known to tens of milliseconds after answers from different parts of a second', () => {
    const answers = [1_000_020, 2_000_330, 3_000_610, 4_000_930].map((at) => answerAt(at, 60));
    expect(Math.abs(offsetOf(answers) + FIVE_MINUTES)).toBeLessThan(100);
  });

  it('follows the newest answer when the device’s clock was set meanwhile', () => {
    const before = rangeOf(1_000_000, 1_000_000, 1_000_050);
    expect(Math.abs(offsetOf([answerAt(2_000_500, 50), before]) + FIVE_MINUTES)).toBeLessThan(600);
  });

  it('is not misled by a slow answer', () => {
    const quick = answerAt(1_000_500, 40);
    const slow = rangeOf(2_000_000, 2_000_000 + FIVE_MINUTES - 9_000, 2_000_000 + FIVE_MINUTES + 900);
    expect(offsetOf([slow, quick])).toBe(offsetOf([quick]));
  });
});

describe('the shown time', () => {
  it('waits while a small correction is caught up with', () => {
    expect(notBackwards(10_000, 9_700)).toBe(10_000);
    expect(notBackwards(10_000, 10_001)).toBe(10_001);
  });

  it('steps back when the device’s clock was minutes wrong', () => {
    expect(notBackwards(10_000 + FIVE_MINUTES, 10_000)).toBe(10_000);
  });
});
