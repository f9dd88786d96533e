import { AVAILABILITY_CAUSE } from '../status.js';
import { driverEvents } from './index.js';

const driver = {
  id: 'driver',
  userId: 'driver-user',
  vehicleId: 'vehicle',
  status: 'APPROVED',
  statusReason: '',
  statusSince: '2026-11-02T06:00:00.000Z',
  availabilityStatus: 'OFFLINE',
  experience: 3,
} as const;
const vehicle = {
  id: 'vehicle',
  ownerId: 'driver-user',
  vehicleType: 'CNG',
  brand: 'Bajaj',
  model: 'RE',
  vehicleLicense: 'DHAKA METRO-THA-11-1234',
  images: [] as string[],
} as const;

describe('administrators are told', () => {
  it('of a driver’s registration and of a change that waits, without what changed, and led to the driver', () => {
    for (const event of [driverEvents.driverRegistered, driverEvents.changeWaits])
      expect(event.notifies({ driver })).toMatchObject([
        {
          to: 'administrators',
          subjectId: 'driver',
          facts: { status: 'APPROVED' },
          leadsTo: { page: 'driver', id: 'driver' },
        },
      ]);
  });
});

describe('a driver is told', () => {
  it.each([
    ['PENDING', 'APPROVED', 'You are approved as a driver'],
    ['SUSPENDED', 'APPROVED', 'You may drive again'],
    ['APPROVED', 'SUSPENDED', 'Your driver account is suspended'],
  ] as const)('of the new status, from %s to %s, with its reason', (from, to, words) => {
    const [told] = driverEvents.driverStatusChanged.notifies({ driver, from, to, reason: 'Papers missing' });
    expect(told).toMatchObject({
      to: ['driver-user'],
      words: { en: words },
      facts: { from, to, reason: 'Papers missing' },
    });
  });

  it('of a suspension on a phone that sleeps, without its reason', () => {
    const pushed = (to: 'APPROVED' | 'SUSPENDED') =>
      driverEvents.driverStatusChanged.pushes?.(
        { driver, from: 'APPROVED', to, reason: 'Papers missing' },
        '2026-11-02T06:00:00.000Z',
      );
    expect(pushed('SUSPENDED')).toEqual([
      expect.objectContaining({ to: ['driver-user'], path: '/profile', until: '2026-11-02T07:00:00.000Z' }),
    ]);
    expect(JSON.stringify(pushed('SUSPENDED'))).not.toContain('Papers');
    expect(pushed('APPROVED')).toEqual([]);
  });

  const changed = (cause: (typeof AVAILABILITY_CAUSE)[keyof typeof AVAILABILITY_CAUSE], to: 'ONLINE' | 'OFFLINE') =>
    driverEvents.availabilityChanged.notifies({ driver, to, cause });

  it.each(Object.values(AVAILABILITY_CAUSE).filter((cause) => cause !== 'switched'))(
    'of OFFLINE set by somebody else, and why: %s',
    (cause) => {
      const [told] = changed(cause, 'OFFLINE');
      expect(told).toMatchObject({ to: ['driver-user'], words: { en: expect.stringMatching(/^You are offline/) } });
    },
  );

  it('not of their own switch, nor of an OFFLINE that a late event took back', () => {
    expect(changed('switched', 'OFFLINE')).toEqual([]);
    expect(changed('logged-out', 'ONLINE')).toEqual([]);
    expect(changed('unreachable', 'ONLINE')).toEqual([]);
  });

  it('of ONLINE again after requests that were answered after all', () => {
    expect(changed('unanswered', 'ONLINE')).toMatchObject([{ words: { en: 'Your availability has changed' } }]);
  });

  it('of a confirmed change: that riders see it, or that they may go online', () => {
    const said = (availabilityStatus: 'ONLINE' | 'OFFLINE') =>
      driverEvents.changesConfirmed.notifies({ driver: { ...driver, availabilityStatus }, vehicle, vehicleVersion: 2 });
    expect(said('OFFLINE')).toMatchObject([{ words: { en: 'Your change is confirmed. You can go online.' } }]);
    expect(said('ONLINE')).toMatchObject([{ words: { en: 'Your change is confirmed. Riders see it now.' } }]);
  });
});
