import {
  answeredIn,
  answerIn,
  countedTurns,
  freesDriverAt,
  lastAskedAt,
  projectionOfRide,
  projectionOfStatusChange,
  turnsOf,
} from './ride-projection.rules.js';

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

describe('the answer in a ride’s projection', () => {
  it('is none while the request waits', () => {
    expect(projectionOfRide(requested)).toMatchObject({ answeredAt: null, unansweredAt: null });
  });

  it('is an acceptance', () => {
    const acceptedAt = '2026-11-02T06:00:20.000Z';
    expect(projectionOfRide({ ...requested, acceptedAt }).answeredAt).toEqual(new Date(acceptedAt));
  });

  it('is the driver’s own rejection', () => {
    const ride = { ...requested, status: 'REJECTED' as const, endedAt };
    const projections = projectionOfStatusChange({ ...closed, ride, to: 'REJECTED', by: 'DRIVER' }, endedAt);
    expect(projections).toMatchObject({ answeredAt: new Date(endedAt), unansweredAt: null });
  });

  it('is not a rejection by the system', () => {
    const ride = { ...requested, status: 'REJECTED' as const, endedAt };
    const change = { ...closed, ride, to: 'REJECTED', by: 'SYSTEM', cause: 'took-another-ride' } as const;
    expect(projectionOfStatusChange(change, endedAt)).toMatchObject({ answeredAt: null, unansweredAt: null });
  });

  it('is missing after expiry, but not after the rider’s own cancellation', () => {
    const ride = { ...requested, status: 'CANCELLED' as const, endedAt };
    const expired = { ...closed, ride, to: 'CANCELLED', by: 'SYSTEM', cause: 'unanswered' } as const;
    expect(projectionOfStatusChange(expired, endedAt).unansweredAt).toEqual(new Date(endedAt));
    const cancelled = { ...closed, ride, to: 'CANCELLED', by: 'RIDER' } as const;
    expect(projectionOfStatusChange(cancelled, endedAt).unansweredAt).toBeNull();
  });
});

describe('the outcome of a request', () => {
  const accepted = { ...requested, status: 'ACCEPTED' as const, acceptedAt: '2026-11-02T06:00:20.000Z' };

  it('is returned once, when it is answered or expires', () => {
    const ended = { ...requested, status: 'CANCELLED' as const, endedAt };
    expect(answerIn({ ...closed, ride: accepted, to: 'ACCEPTED', by: 'DRIVER' }, endedAt)).toBe('answered');
    const expired = { ...closed, ride: ended, to: 'CANCELLED', by: 'SYSTEM', cause: 'unanswered' } as const;
    expect(answerIn(expired, endedAt)).toBe('unanswered');
    expect(answerIn({ ...closed, ride: ended, to: 'CANCELLED', by: 'RIDER' }, endedAt)).toBeUndefined();
  });

  it('is not returned again for later changes of its ride', () => {
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

it('of turns at one ride that were not answered the last alone counts', () => {
  const turns = (['UNANSWERED', 'REJECTED', 'UNANSWERED', 'UNANSWERED', 'MOVED_AWAY'] as const).map(
    (outcome, turn) => ({
      outcome,
      turn,
    }),
  );
  expect(countedTurns(turns).map(({ turn }) => turn)).toEqual([1, 3, 4]);
  expect(countedTurns([])).toEqual([]);
});

describe('when a driver was asked', () => {
  const at = (seconds: number) => new Date(Date.parse('2026-11-02T06:00:00Z') + seconds * 1_000);
  const asked = [
    { driverId: 'first', outcome: 'UNANSWERED' as const, at: at(30) },
    { driverId: 'second', outcome: 'REJECTED' as const, at: at(40) },
  ];

  it('is the request for the first, and the end of the turn before for the others', () => {
    expect(turnsOf({ requestedAt: at(0), asked }).map(({ askedAt }) => askedAt)).toEqual([at(0), at(30)]);
    expect(lastAskedAt({ requestedAt: at(0), asked }, at(70))).toEqual(at(40));
    expect(lastAskedAt({ requestedAt: at(0), asked: [] }, at(120))).toEqual(at(0));
  });

  it('is at most 60 seconds before the end of an unanswered turn, which may follow on nobody’s', () => {
    const [answered, silent] = (['REJECTED', 'UNANSWERED'] as const).map((outcome) => [
      { driverId: 'first', outcome, at: at(200) },
    ]);
    expect(turnsOf({ requestedAt: at(0), asked: silent ?? [] })[0]?.askedAt).toEqual(at(140));
    expect(turnsOf({ requestedAt: at(150), asked: silent ?? [] })[0]?.askedAt).toEqual(at(150));
    expect(turnsOf({ requestedAt: at(0), asked: answered ?? [] })[0]?.askedAt).toEqual(at(0));
  });

  it('is a whole time to answer before the end, where the request’s time was not stored', () => {
    expect(turnsOf({ asked })[0]?.askedAt).toEqual(at(0));
    expect(lastAskedAt({}, at(120))).toEqual(at(0));
  });
});

describe('when a driver answered a turn', () => {
  const [askedAt, at] = [new Date('2026-11-02T06:00:00Z'), new Date('2026-11-02T06:09:00Z')];

  it('is his rejection, and after an acceptance not when its rider left him', () => {
    expect(answeredIn({ outcome: 'REJECTED', at, askedAt })).toEqual([at]);
    expect(answeredIn({ outcome: 'MOVED_AWAY', at, askedAt })).toEqual([askedAt]);
    expect(answeredIn({ outcome: 'FARE_NOT_AGREED', at, askedAt })).toEqual([askedAt]);
  });

  it('is never, when he left it unanswered or was not free', () => {
    for (const outcome of ['UNANSWERED', 'NOT_FREE'] as const) expect(answeredIn({ outcome, at, askedAt })).toEqual([]);
  });
});
