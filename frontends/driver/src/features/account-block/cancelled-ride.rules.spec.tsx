import { cancelledBy, storedCancelledRide, textOfCancelledRide } from './cancelled-ride.rules';

const at = '2026-11-02T06:00:00.000Z';
const facts = {
  ...{ from: 'ACCEPTED', to: 'CANCELLED', by: 'RIDER', cause: '', reason: 'My plans\nhave changed' },
  pickupLocation: 'Mirpur 10',
};
const told = (changed: object) => cancelledBy({ subjectId: 'ride-1', at, facts: { ...facts, ...changed } });
const ride = { rideId: 'ride-1', at, pickup: 'Mirpur 10' };

describe('a cancelled ride', () => {
  it('is told when the rider or Pothik cancelled an engaged one', () => {
    expect(told({})).toEqual({ ...ride, by: 'RIDER', reason: 'My plans\nhave changed' });
    expect(told({ by: 'SYSTEM', cause: 'not-picked-up', reason: '' })).toEqual({
      ...ride,
      ...{ by: 'POTHIK', cause: 'not-picked-up', reason: '' },
    });
  });

  it('is told when the rider asked the next driver because this one moved away', () => {
    const passedOn = { from: 'ACCEPTED', to: undefined, outcome: 'MOVED_AWAY' };
    expect(told(passedOn)).toEqual({ ...ride, by: 'RIDER', cause: 'moved-away', reason: '' });
    expect(told({ ...passedOn, outcome: 'UNANSWERED' })).toBeUndefined();
  });

  it.each([{ by: 'DRIVER' }, { from: 'REQUESTED' }, { to: 'IN TRANSIT' }])('is not told of %o', (change) => {
    expect(told(change)).toBeUndefined();
  });

  it('is stored with which, when, who, the cause and all of the reason', () => {
    for (const cancelled of [
      { ...ride, by: 'RIDER', cause: undefined, reason: 'My plans\nhave changed' },
      { ...ride, by: 'POTHIK', cause: 'not-picked-up', reason: '' },
    ] as const)
      expect(storedCancelledRide(textOfCancelledRide(cancelled))).toEqual(cancelled);
    for (const text of [null, '{"by":"RIDER"}', 'RIDER\n\nMy plans have changed'])
      expect(storedCancelledRide(text)).toBeUndefined();
  });
});
