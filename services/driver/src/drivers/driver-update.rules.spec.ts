import { UNCONFIRMED_CHANGES_MAXIMUM } from '@pothik/contracts/driver';
import type { Driver } from './driver.rules.js';
import { updateDriver } from './driver-update.rules.js';

const now = new Date('2026-11-02T06:00:00Z');
const pending: Driver = {
  _id: '665000000000000000000002',
  userId: '665000000000000000000003',
  vehicleId: '665000000000000000000004',
  status: 'PENDING',
  statusReason: '',
  statusSince: now,
  availabilityStatus: 'OFFLINE',
  onlineSince: null,
  licenseNumber: 'DK1234567',
  licenseKey: 'DK1234567',
  experience: 7,
  confirmed: null,
};
const approved: Driver = {
  ...pending,
  status: 'APPROVED',
  availabilityStatus: 'ONLINE',
  onlineSince: now,
  confirmed: { license: 0, vehicle: 0 },
};
const refusal = (code: string) => expect.objectContaining({ code });

describe('changing licence number and experience', () => {
  it('publishes the experience', () => {
    const change = updateDriver(pending, { experience: 8 }, false, now);
    expect(change?.next.experience).toBe(8);
    expect(change?.events.map(({ definition }) => definition.type)).toEqual(['driver.driver-updated']);
  });

  it('ignores an empty licence number', () => {
    expect(updateDriver(pending, { licenseNumber: '', experience: 8 }, false, now)?.next.licenseNumber).toBe(
      'DK1234567',
    );
  });

  it('before any approval changes the number at once', () => {
    const next = updateDriver(pending, { licenseNumber: 'DK7654321' }, false, now)?.next;
    expect(next).toMatchObject({ licenseNumber: 'DK7654321', licenseKey: 'DK7654321', availabilityStatus: 'OFFLINE' });
    expect(next?.waiting).toBeUndefined();
    expect(next?.changes).toMatchObject([{ number: 1, from: 'DK1234567', to: 'DK7654321' }]);
  });

  it('after approval holds another number back, with the experience changed at once, and goes OFFLINE', () => {
    const change = updateDriver(approved, { licenseNumber: 'DK7654321', experience: 9 }, false, now);
    expect(change?.next).toMatchObject({
      status: 'APPROVED',
      availabilityStatus: 'OFFLINE',
      availabilityCause: 'changed',
      licenseNumber: 'DK1234567',
      licenseKey: ['DK1234567', 'DK7654321'],
      experience: 9,
      waiting: { number: 1, licenseNumber: 'DK7654321', at: now, told: true },
    });
    expect(change?.events.map(({ definition }) => definition.type)).toEqual([
      'driver.driver-updated',
      'driver.availability-changed',
      'driver.change-waits',
    ]);
    expect(JSON.stringify(change?.events)).not.toContain('DK7654321');
  });

  it('after approval changes at once how the same number is written', () => {
    const next = updateDriver(approved, { licenseNumber: 'dk-123 4567' }, false, now)?.next;
    expect(next).toMatchObject({ licenseNumber: 'dk-123 4567', availabilityStatus: 'ONLINE' });
    expect(next).not.toHaveProperty('changes');
  });

  it('counts no other spelling as a change, however often', () => {
    let driver = approved;
    for (let times = 0; times <= UNCONFIRMED_CHANGES_MAXIMUM; times += 1) {
      const licenseNumber = times % 2 === 0 ? 'dk 1234567' : 'DK1234567';
      driver = updateDriver(driver, { licenseNumber }, false, now)?.next ?? pending;
      expect(driver).toMatchObject({ licenseNumber, licenseKey: 'DK1234567', status: 'APPROVED' });
    }
    expect(driver).not.toHaveProperty('changeNumber');
  });

  it('takes a waiting number back by the confirmed one, and keeps it by an empty one', () => {
    const waiting = updateDriver(approved, { licenseNumber: 'DK7654321' }, false, now)?.next ?? approved;
    const back = updateDriver(waiting, { licenseNumber: 'DK1234567' }, false, now)?.next;
    expect([back?.waiting, back?.licenseKey]).toEqual([undefined, 'DK1234567']);
    expect(updateDriver(waiting, { licenseNumber: '', experience: 8 }, false, now)?.next.waiting).toEqual(
      waiting.waiting,
    );
  });

  it('changes nothing when nothing differs', () => {
    expect(updateDriver(pending, { licenseNumber: 'DK1234567', experience: 7 }, true, now)).toBeUndefined();
  });

  it.each([
    ['before approval', pending],
    ['after approval', approved],
  ])('%s refuses another licence number during an engaged ride, but not another experience', (_case, driver) => {
    expect(() => updateDriver(driver, { licenseNumber: 'DK7654321' }, true, now)).toThrow(refusal('driver/engaged'));
    expect(updateDriver(driver, { experience: 0 }, true, now)?.next.experience).toBe(0);
  });
});
