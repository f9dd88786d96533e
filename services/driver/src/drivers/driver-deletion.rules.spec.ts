import { driverPageForm, driverUpdateForm } from '@pothik/contracts/driver';
import type { Driver } from './driver.rules.js';
import { leaveDriving } from './driver-deletion.rules.js';

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
  const left = leaveDriving(driver, NOW);

  it('goes OFFLINE, and that is told', () => {
    expect(left?.next).toMatchObject({ availabilityStatus: 'OFFLINE', onlineSince: null });
    expect(left?.events.map(({ definition }) => definition.type)).toEqual(['driver.availability-changed']);
  });

  it('gives the licence number up, old ones included', () => {
    expect(JSON.stringify(left)).not.toMatch(/DK-?\d{7}/);
    expect(left?.next.licenseNumber).toBe(' deleted-665000000000000000000002');
  });

  it('bears in its place what no form can produce', () => {
    const typed = left?.next.licenseNumber ?? '';
    expect(driverPageForm.parse({ licenseNumber: typed, experience: 1 }).licenseNumber).not.toBe(typed);
    expect(driverUpdateForm.parse({ licenseNumber: typed }).licenseNumber).not.toBe(typed);
  });

  it('leaves once', () => {
    expect(leaveDriving(left?.next ?? driver, NOW)).toBeUndefined();
  });

  it('gives the licence number up when OFFLINE already, and tells nobody', () => {
    const offline = leaveDriving({ ...driver, availabilityStatus: 'OFFLINE', onlineSince: null }, NOW);
    expect([offline?.next.licenseNumber.startsWith(' deleted-'), offline?.events]).toEqual([true, []]);
  });
});
