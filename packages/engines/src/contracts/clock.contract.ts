import type { Clock } from '../clock/clock.js';

/** What every clock guarantees. */
export function clockContract(name: string, make: () => Clock): void {
  describe(`${name} as a clock`, () => {
    it('never goes back', () => {
      const clock = make();
      const first = clock.now().getTime();
      expect(clock.now().getTime()).toBeGreaterThanOrEqual(first);
    });

    it('returns a new date each time, so that changing one does not move the clock', () => {
      const clock = make();
      const before = clock.now();
      before.setFullYear(1971);
      expect(clock.now().getFullYear()).toBeGreaterThan(1971);
    });
  });
}
