import { DRIVER_STATUS, DRIVER_TRANSITIONS, type DriverStatus } from '@pothik/contracts/driver';
import type { Driver } from './driver.rules.js';
import { changeDriverStatus } from './driver-status.rules.js';

const now = new Date('2026-11-02T06:00:00Z');
const earlier = new Date('2026-11-01T06:00:00Z');

const driverWith = (fields: Partial<Driver>): Driver => ({
  _id: '665000000000000000000002',
  userId: '665000000000000000000003',
  vehicleId: '665000000000000000000004',
  status: 'PENDING',
  statusReason: '',
  statusSince: earlier,
  availabilityStatus: 'OFFLINE',
  onlineSince: null,
  licenseNumber: 'DK1234567',
  experience: 7,
  ...fields,
});

const refusal = (code: string) => expect.objectContaining({ code });
const statuses = Object.values(DRIVER_STATUS);
const pairs = statuses.flatMap((from) => statuses.map((to): [DriverStatus, DriverStatus] => [from, to]));
const listed = (from: DriverStatus, to: DriverStatus) =>
  DRIVER_TRANSITIONS.some((edge) => edge.from === from && edge.to === to);

describe('an administrator changes a driver’s status', () => {
  it.each(pairs.filter(([from, to]) => listed(from, to)))('from %s to %s', (status, to) => {
    const { next, events } = changeDriverStatus(
      driverWith({ status }),
      { to, by: 'ADMIN', reason: 'Papers seen' },
      0,
      now,
    );
    expect(next).toMatchObject({ status: to, statusReason: 'Papers seen', statusSince: now });
    for (const { definition, payload } of events) expect(definition.payload.parse(payload)).toEqual(payload);
  });

  it.each(pairs.filter(([from, to]) => !listed(from, to)))('never from %s to %s', (status, to) => {
    const attempt = () =>
      changeDriverStatus(driverWith({ status }), { to, by: 'ADMIN', reason: 'Papers seen' }, 0, now);
    expect(attempt).toThrow(`A driver who is ${status} cannot become ${to}.`);
  });

  it('with a reason for a suspension, without one for an approval', () => {
    const suspend = { to: 'SUSPENDED', by: 'ADMIN', reason: '' } as const;
    expect(() => changeDriverStatus(driverWith({ status: 'APPROVED' }), suspend, 0, now)).toThrow(
      refusal('driver/reason-required'),
    );
    expect(changeDriverStatus(driverWith({}), { ...suspend, to: 'APPROVED' }, 0, now).next.status).toBe('APPROVED');
  });

  it('and nobody else may', () => {
    const order = { to: 'APPROVED', by: 'DRIVER', reason: '' } as const;
    expect(() => changeDriverStatus(driverWith({}), order, 0, now)).toThrow(refusal('auth/not-allowed'));
  });

  it('and a suspension forces OFFLINE and is recorded, in one write', () => {
    const online = driverWith({ status: 'APPROVED', availabilityStatus: 'ONLINE', onlineSince: earlier });
    const order = { to: 'SUSPENDED', by: 'ADMIN', reason: 'Expired licence' } as const;
    const { next, events } = changeDriverStatus(online, order, 0, now);
    expect(next).toMatchObject({ status: 'SUSPENDED', availabilityStatus: 'OFFLINE', onlineSince: null });
    expect(events.map(({ definition }) => definition.type)).toEqual([
      'driver.driver-status-changed',
      'driver.availability-changed',
      'driver.act-recorded',
    ]);
    expect(events[1]?.payload).toMatchObject({ to: 'OFFLINE', cause: 'suspended' });
    expect(events[2]?.payload).toMatchObject({
      act: 'driver-suspended',
      reason: 'Expired licence',
      before: { status: 'APPROVED', availabilityStatus: 'ONLINE' },
      after: { status: 'SUSPENDED', availabilityStatus: 'OFFLINE' },
    });
  });

  it('and the first decision is about licence and vehicle of that moment, a reinstatement confirms nothing', () => {
    const approve = { to: 'APPROVED', by: 'ADMIN', reason: '' } as const;
    const { next } = changeDriverStatus(driverWith({ changeNumber: 2, confirmed: null }), approve, 3, now);
    expect(next.confirmed).toEqual({ license: 2, vehicle: 3 });
    const suspended: Driver = { ...next, status: 'SUSPENDED', changeNumber: 4 };
    expect(changeDriverStatus(suspended, approve, 5, now).next.confirmed).toEqual({ license: 2, vehicle: 3 });
    const suspend = { to: 'SUSPENDED', by: 'ADMIN', reason: 'Papers missing' } as const;
    expect(changeDriverStatus(driverWith({}), suspend, 3, now).next.confirmed).toEqual({ license: 0, vehicle: 3 });
  });

  it('and approves or reinstates nothing newer than was seen; a suspension never waits', () => {
    const order = { to: 'APPROVED', by: 'ADMIN', reason: '', seen: { license: 2, vehicle: 3 } } as const;
    const pending = driverWith({ changeNumber: 2, confirmed: null });
    expect(changeDriverStatus(pending, order, 3, now).next.confirmed).toEqual({ license: 2, vehicle: 3 });
    expect(() => changeDriverStatus({ ...pending, changeNumber: 3 }, order, 3, now)).toThrow(
      refusal('driver/changed-unseen'),
    );
    expect(() => changeDriverStatus(pending, order, 4, now)).toThrow(refusal('driver/changed-unseen'));
    const suspended = driverWith({ status: 'SUSPENDED', changeNumber: 3, confirmed: { license: 2, vehicle: 3 } });
    expect(() => changeDriverStatus(suspended, order, 3, now)).toThrow(refusal('driver/changed-unseen'));
    const suspend = { ...order, to: 'SUSPENDED', reason: 'Papers missing' } as const;
    expect(changeDriverStatus(pending, suspend, 9, now).next.status).toBe('SUSPENDED');
  });

  it('and a reinstated driver stays OFFLINE until they go ONLINE themselves', () => {
    const order = { to: 'APPROVED', by: 'ADMIN', reason: '' } as const;
    const { next, events } = changeDriverStatus(driverWith({ status: 'SUSPENDED' }), order, 0, now);
    expect(next.availabilityStatus).toBe('OFFLINE');
    expect(events.at(-1)?.payload).toMatchObject({ act: 'driver-reinstated' });
  });
});
