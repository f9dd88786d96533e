import type { Change, Changes } from '../change.rules.js';
import type { Driver } from '../drivers/driver.rules.js';
import { confirmChanges, waitingChanges } from './review.rules.js';

const now = new Date('2026-11-02T06:00:00Z');
const change = (number: number, field: Change['field'], from: string, to: string): Change => ({
  number,
  field,
  from,
  to,
  at: now,
});
const driver: Driver = {
  _id: '665000000000000000000002',
  userId: '665000000000000000000003',
  vehicleId: '665000000000000000000004',
  status: 'APPROVED',
  statusReason: '',
  statusSince: now,
  availabilityStatus: 'OFFLINE',
  onlineSince: null,
  licenseNumber: 'DK7654321',
  experience: 7,
  confirmed: { license: 0, vehicle: 1 },
  changeNumber: 1,
  changes: [change(1, 'licenseNumber', 'DK1234567', 'DK7654321')],
};
const vehicle: Changes = {
  changeNumber: 3,
  changes: [change(2, 'brand', 'Bajaj', 'Piaggio'), change(3, 'brand', 'Piaggio', 'TVS')],
};

describe('marked ‘Changed since approval’ until confirmed', () => {
  it('with approved and current values of licence and vehicle', () => {
    expect(waitingChanges(driver, vehicle)).toEqual({
      changes: [
        { field: 'licenseNumber', from: 'DK1234567', to: 'DK7654321', at: now.toISOString() },
        { field: 'brand', from: 'Bajaj', to: 'TVS', at: now.toISOString() },
      ],
      seen: { license: 1, vehicle: 3 },
    });
  });

  it('but not before the first approval', () => {
    expect(waitingChanges({ ...driver, confirmed: null }, vehicle)).toBeNull();
    expect(confirmChanges({ ...driver, confirmed: null }, vehicle, { license: 1, vehicle: 3 })).toBeUndefined();
  });

  it('and confirmed as far as seen: later changes stay marked', () => {
    const { next, events } = confirmChanges(driver, vehicle, { license: 1, vehicle: 2 }) ?? {
      next: driver,
      events: [],
    };
    expect(next.confirmed).toEqual({ license: 1, vehicle: 2 });
    expect(waitingChanges(next, vehicle)?.changes).toMatchObject([{ field: 'brand', from: 'Piaggio', to: 'TVS' }]);
    expect(events[0]?.definition.payload.parse(events[0].payload)).toEqual({
      act: 'driver-changes-confirmed',
      subjectType: 'driver',
      subjectId: '665000000000000000000002',
      people: ['665000000000000000000003'],
      before: { unconfirmed: ['licenseNumber', 'brand'] },
      after: { unconfirmed: ['brand'] },
    });
    expect(JSON.stringify(events)).not.toContain('DK7654321');
  });

  it('and changes that do not exist yet are not confirmed', () => {
    const next = confirmChanges(driver, vehicle, { license: 99, vehicle: 99 })?.next ?? driver;
    expect(next.confirmed).toEqual({ license: 1, vehicle: 3 });
    expect(confirmChanges(next, vehicle, { license: 99, vehicle: 99 })).toBeUndefined();
  });

  it('and an older view confirms nothing more', () => {
    expect(confirmChanges(driver, vehicle, { license: 0, vehicle: 0 })).toBeUndefined();
  });
});
