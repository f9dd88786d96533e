import { later } from './ride.rules.js';
import { DRIVER, MINUTE, NOW, OTHER_DRIVER, RIDER, refusalOf, rideIn } from './sample-ride.js';
import { setFare } from './set-fare.rules.js';

const accepted = rideIn('ACCEPTED');
const withTries = (triesLeft: number) => rideIn('ACCEPTED', { code: { value: '482913', triesLeft, renewals: 0 } });

describe('setting the fare', () => {
  it('renews the code and does not reset the tries', () => {
    const change = setFare(withTries(2), DRIVER, 300, '771204', NOW);
    expect(change?.ride).toMatchObject({ fare: 300, code: { value: '771204', triesLeft: 2, renewals: 0 } });
    expect(change?.domainEvents).toEqual([{ kind: 'fare-set' }]);
  });

  it('to the same amount changes nothing', () => {
    expect(setFare(accepted, DRIVER, 220, '771204', NOW)).toBeUndefined();
  });

  it('is its driver’s alone', () => {
    expect(refusalOf(() => setFare(accepted, OTHER_DRIVER, 300, '771204', NOW))).toBe('ride/not-found');
    expect(refusalOf(() => setFare(accepted, RIDER, 300, '771204', NOW))).toBe('ride/not-found');
  });

  it.each(['REQUESTED', 'PICKED UP', 'IN TRANSIT', 'COMPLETED'] as const)('is refused while %s', (status) => {
    expect(refusalOf(() => setFare(rideIn(status), DRIVER, 300, '771204', NOW))).toBe('ride/fare-frozen');
  });

  it('is refused after 45 minutes', () => {
    const late = later(NOW, 45 * MINUTE);
    expect(refusalOf(() => setFare(accepted, DRIVER, 300, '771204', late))).toBe('ride/pick-up-too-late');
  });
});
