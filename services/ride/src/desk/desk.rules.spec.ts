import { DomainError } from '@pothik/contracts/catalogue';
import { isListed, lastPickups, listedSince, toldToDesk } from './desk.rules.js';

/** 03:00 of 3 November in Dhaka. */
const NOW = new Date('2026-11-02T21:00:00Z');
const point = { lat: 23.75, lng: 90.37 };

describe('the last pickups of a caller', () => {
  it('are the newest, each place once, with its point', () => {
    const rides = ['Banani', 'Mirpur', 'banani', 'Uttara', 'Gulshan'].map((pickupLocation, index) => ({
      pickupLocation,
      pickupPoint: index === 0 ? point : null,
    }));
    expect(lastPickups(rides, 3)).toEqual([{ name: 'Banani', point }, { name: 'Mirpur' }, { name: 'Uttara' }]);
    expect(lastPickups([], 3)).toEqual([]);
  });
});

describe('the desk’s list', () => {
  const at = (moment: string) => new Date(moment);

  it('has today’s rides of Dhaka', () => {
    expect(isListed({ status: 'COMPLETED', createdAt: at('2026-11-02T18:00:00Z') }, NOW)).toBe(true);
    expect(isListed({ status: 'COMPLETED', createdAt: at('2026-11-02T17:59:59Z') }, NOW)).toBe(false);
  });

  it('has open rides of before, and looks for them far enough back', () => {
    const yesterday = at('2026-11-01T20:00:00Z');
    expect(isListed({ status: 'IN TRANSIT', createdAt: yesterday }, NOW)).toBe(true);
    expect(listedSince(NOW).getTime()).toBeLessThan(yesterday.getTime());
  });
});

describe('a refusal', () => {
  it.each([
    ['ride/rider-has-open-ride', 'ride/caller-has-open-ride'],
    ['ride/too-many-cancelled', 'ride/caller-cancelled-many'],
    ['ride/driver-paused', 'ride/caller-paused'],
    ['ride/driver-not-free', 'ride/driver-not-free'],
  ] as const)('%s is told to the desk as %s, with all it says', (code, told) => {
    const details = { parameters: { until: '10:30' }, retryAfterSeconds: 60 };
    expect(toldToDesk(new DomainError(code, details))).toMatchObject({ code: told, details });
  });

  it('that is none stays what it is', () => {
    const bug = new Error('bug');
    expect(toldToDesk(bug)).toBe(bug);
  });
});
