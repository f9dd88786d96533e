import { OPEN_STATUSES, RIDE_TRANSITIONS } from '@pothik/contracts/ride';
import { changesWhoHasOpenRide } from './open-ride.rules.js';

describe('who has an open ride', () => {
  it('does not change between two open statuses', () => {
    for (const from of OPEN_STATUSES)
      for (const to of OPEN_STATUSES)
        expect([from, to, changesWhoHasOpenRide({ from, to })]).toEqual([from, to, false]);
  });

  it('changes with every end', () => {
    const ends = RIDE_TRANSITIONS.filter(({ to }) => !OPEN_STATUSES.includes(to));
    expect(ends.length).toBeGreaterThan(0);
    for (const { from, to } of ends) expect([from, to, changesWhoHasOpenRide({ from, to })]).toEqual([from, to, true]);
  });
});
