import { driverPageForm, driverUpdateForm } from '@pothik/contracts/driver';
import type { Driver } from './driver.rules.js';
import { deleteDriver } from './driver-deletion.rules.js';

const NOW = new Date('2026-11-02T06:00:00Z');
const driver: Driver = {
  _id: '665000000000000000000002',
  userId: '665000000000000000000003',
  vehicleId: '665000000000000000000004',
  status: 'APPROVED',
  statusReason: '',
  statusSince: new Date(0),
  availabilityStatus: 'ONLINE',
  onlineSince: new Date(0),
  licenseNumber: 'DK-1234567',
  licenseKey: 'DK1234567',
  changes: [{ number: 1, field: 'licenseNumber', from: 'DK-0000001', to: 'DK-1234567', at: new Date(0) }],
  changeNumber: 1,
  experience: 7,
};

describe('a driver whose account is deleted', () => {
  const change = deleteDriver(driver, NOW);

  it('goes OFFLINE, which is published', () => {
    expect(change?.next).toMatchObject({ availabilityStatus: 'OFFLINE', onlineSince: null });
    expect(change?.events.map(({ definition }) => definition.type)).toEqual(['driver.availability-changed']);
  });

  it('loses the licence number, former ones included', () => {
    expect(JSON.stringify(change)).not.toMatch(/DK-?\d{7}/);
    expect(change?.next.licenseNumber).toBe(' deleted-665000000000000000000002');
  });

  it('loses the hashes of numbers that confirmations replaced', () => {
    const replacedNumbers = { licenses: ['hash-of-license'], plates: ['hash-of-plate'] };
    expect(JSON.stringify(deleteDriver({ ...driver, replacedNumbers }, NOW))).not.toContain('hash-of');
  });

  it('loses what an administrator wrote about them', () => {
    const suspended = deleteDriver({ ...driver, statusReason: 'Rude to a rider' }, NOW);
    expect(JSON.stringify(suspended)).not.toContain('Rude');
  });

  it('loses what was counted of their cancellations, and their pause', () => {
    const cancelledSoon = [{ rideId: '665000000000000000000005', at: NOW }];
    const paused = deleteDriver({ ...driver, cancelledSoon, pausedUntil: NOW }, NOW);
    expect([paused?.next.cancelledSoon, paused?.next.pausedUntil]).toEqual([undefined, undefined]);
  });

  it('gets a licence number that no form can produce', () => {
    const typed = change?.next.licenseNumber ?? '';
    expect(driverPageForm.parse({ licenseNumber: typed, experience: 1 }).licenseNumber).not.toBe(typed);
    expect(driverUpdateForm.parse({ licenseNumber: typed }).licenseNumber).not.toBe(typed);
  });

  it('is deleted once', () => {
    expect(deleteDriver(change?.next ?? driver, NOW)).toBeUndefined();
  });

  it('loses the licence number when OFFLINE already, and publishes nothing', () => {
    const offline = deleteDriver({ ...driver, availabilityStatus: 'OFFLINE', onlineSince: null }, NOW);
    expect([offline?.next.licenseNumber.startsWith(' deleted-'), offline?.events]).toEqual([true, []]);
  });
});
