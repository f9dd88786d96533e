import { cancelledBy, storedCancelledRide, textOfCancelledRide } from './cancelled-ride.rules';

const facts = { from: 'ACCEPTED', to: 'CANCELLED', by: 'RIDER', cause: '', reason: 'My plans\nhave changed' };

describe('a cancelled ride', () => {
  it('is told when the rider or Pothik cancelled an engaged one', () => {
    expect(cancelledBy(facts)).toEqual({ by: 'RIDER', reason: 'My plans\nhave changed' });
    expect(cancelledBy({ ...facts, by: 'SYSTEM', cause: 'not-picked-up', reason: '' })).toEqual({
      by: 'POTHIK',
      cause: 'not-picked-up',
      reason: '',
    });
  });

  it('is told when the rider asked the next driver because this one moved away', () => {
    const passedOn = { from: 'REQUESTED', to: 'PASSED-ON', by: 'SYSTEM', outcome: 'MOVED_AWAY' };
    expect(cancelledBy(passedOn)).toEqual({ by: 'RIDER', cause: 'moved-away', reason: '' });
    expect(cancelledBy({ ...passedOn, outcome: 'UNANSWERED' })).toBeUndefined();
  });

  it.each([{ by: 'DRIVER' }, { from: 'REQUESTED' }, { to: 'IN TRANSIT' }])('is not told of %o', (change) => {
    expect(cancelledBy({ ...facts, ...change })).toBeUndefined();
  });

  it('is stored with who, the cause and all of the reason', () => {
    for (const ride of [
      { by: 'RIDER', reason: 'My plans\nhave changed' },
      { by: 'POTHIK', cause: 'not-picked-up', reason: '' },
    ] as const)
      expect(storedCancelledRide(textOfCancelledRide(ride))).toEqual(ride);
    expect(storedCancelledRide(null)).toBeUndefined();
    expect(storedCancelledRide('{"by":"RIDER"}')).toBeUndefined();
  });
});
