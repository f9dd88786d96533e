import { unseenAt } from './line.rules';

const LOST_AT = Date.parse('2026-11-02T06:00:00Z');
const MINUTE_MS = 60_000;

describe('riders can stop seeing a driver', () => {
  it.each([
    ['after five minutes without a line', 5],
    ['after as many as the operator set', 10],
  ])('%s', (_case, minutes) => {
    const driver = { availabilityStatus: 'ONLINE', signOfLifeMinutes: minutes } as const;
    expect(unseenAt(driver, LOST_AT)).toEqual({ at: LOST_AT + minutes * MINUTE_MS, minutes });
  });

  it('never while the line holds, and not when they are OFFLINE', () => {
    expect(unseenAt({ availabilityStatus: 'ONLINE', signOfLifeMinutes: 5 }, undefined)).toBeUndefined();
    expect(unseenAt({ availabilityStatus: 'OFFLINE', signOfLifeMinutes: 5 }, LOST_AT)).toBeUndefined();
  });
});
