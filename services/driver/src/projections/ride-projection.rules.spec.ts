import { answerIn, freesDriverAt, projectionOfRide, projectionOfStatusChange } from './ride-projection.rules.js';

const requested = {
  id: '665000000000000000000005',
  riderId: '665000000000000000000001',
  driverId: '665000000000000000000002',
  driverUserId: '665000000000000000000003',
  status: 'REQUESTED' as const,
  fare: null,
  pickupLocation: 'Dhanmondi 27',
  dropLocation: 'Kamalapur Station',
  requestedAt: '2026-11-02T06:00:00.000Z',
  acceptedAt: null,
  pickedUpAt: null,
  endedAt: null,
};
const endedAt = '2026-11-02T06:02:00.000Z';
const closed = { from: 'REQUESTED' as const, reason: '', cause: '' as const };

describe('what a ride says of its driver’s answers', () => {
  it('nothing while it waits', () => {
    expect(projectionOfRide(requested)).toMatchObject({ answeredAt: null, unansweredAt: null });
  });

  it('accepting answers it', () => {
    const acceptedAt = '2026-11-02T06:00:20.000Z';
    expect(projectionOfRide({ ...requested, acceptedAt }).answeredAt).toEqual(new Date(acceptedAt));
  });

  it('the driver’s own refusal answers it', () => {
    const ride = { ...requested, status: 'REJECTED' as const, endedAt };
    const projections = projectionOfStatusChange({ ...closed, ride, to: 'REJECTED', by: 'DRIVER' }, endedAt);
    expect(projections).toMatchObject({ answeredAt: new Date(endedAt), unansweredAt: null });
  });

  it('a refusal by the system is no answer', () => {
    const ride = { ...requested, status: 'REJECTED' as const, endedAt };
    const change = { ...closed, ride, to: 'REJECTED', by: 'SYSTEM', cause: 'took-another-ride' } as const;
    expect(projectionOfStatusChange(change, endedAt)).toMatchObject({ answeredAt: null, unansweredAt: null });
  });

  it('running out leaves it unanswered, the rider’s own cancelling does not', () => {
    const ride = { ...requested, status: 'CANCELLED' as const, endedAt };
    const ranOut = { ...closed, ride, to: 'CANCELLED', by: 'SYSTEM', cause: 'unanswered' } as const;
    expect(projectionOfStatusChange(ranOut, endedAt).unansweredAt).toEqual(new Date(endedAt));
    const cancelled = { ...closed, ride, to: 'CANCELLED', by: 'RIDER' } as const;
    expect(projectionOfStatusChange(cancelled, endedAt).unansweredAt).toBeNull();
  });
});

describe('how a request went', () => {
  const accepted = { ...requested, status: 'ACCEPTED' as const, acceptedAt: '2026-11-02T06:00:20.000Z' };

  it('is told once, when it is answered or runs out', () => {
    const ended = { ...requested, status: 'CANCELLED' as const, endedAt };
    expect(answerIn({ ...closed, ride: accepted, to: 'ACCEPTED', by: 'DRIVER' }, endedAt)).toBe('answered');
    const ranOut = { ...closed, ride: ended, to: 'CANCELLED', by: 'SYSTEM', cause: 'unanswered' } as const;
    expect(answerIn(ranOut, endedAt)).toBe('unanswered');
    expect(answerIn({ ...closed, ride: ended, to: 'CANCELLED', by: 'RIDER' }, endedAt)).toBeUndefined();
  });

  it('is not told again by what its ride does later', () => {
    const ride = { ...accepted, status: 'PICKED UP' as const };
    const change = { ...closed, from: 'ACCEPTED', ride, to: 'PICKED UP', by: 'DRIVER' } as const;
    expect(answerIn(change, endedAt)).toBeUndefined();
  });
});

describe('a driver is free again', () => {
  it('from the end of a ride they had accepted', () => {
    const ride = { ...requested, acceptedAt: '2026-11-02T06:00:20.000Z', endedAt };
    expect(freesDriverAt(ride)).toEqual(new Date(endedAt));
    expect(freesDriverAt({ ...ride, endedAt: null })).toBeUndefined();
    expect(freesDriverAt({ ...ride, acceptedAt: null })).toBeUndefined();
  });
});
