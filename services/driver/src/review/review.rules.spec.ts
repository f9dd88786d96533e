import type { Change, Changes } from '../change.rules.js';
import type { Driver } from '../drivers/driver.rules.js';
import { confirmChanges, replacedNumbers, waitingChangeOf, waitingChanges } from './review.rules.js';

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
    expect(confirmChanges({ ...driver, confirmed: null }, vehicle, { license: 1, vehicle: 3 }, now)).toBeUndefined();
  });

  it('and confirmed as far as seen: later changes stay marked', () => {
    const { next, events } = confirmChanges(driver, vehicle, { license: 1, vehicle: 2 }, now) ?? {
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
    const next = confirmChanges(driver, vehicle, { license: 99, vehicle: 99 }, now)?.next ?? driver;
    expect(next.confirmed).toEqual({ license: 1, vehicle: 3 });
    expect(confirmChanges(next, vehicle, { license: 99, vehicle: 99 }, now)).toBeUndefined();
  });

  it('and an older view confirms nothing more', () => {
    expect(confirmChanges(driver, vehicle, { license: 0, vehicle: 0 }, now)).toBeUndefined();
  });
});

describe('type, plate and licence that wait beside the confirmed ones', () => {
  const held: Driver = {
    ...driver,
    changes: [],
    confirmed: { license: 1, vehicle: 3 },
    waiting: { number: 4, at: now, vehicleType: 'PREMIUM', brand: 'Mercedes', licenseNumber: 'DK0000001' },
  };
  const bike = {
    changeNumber: 3,
    vehicleType: 'BIKE',
    vehicleLicense: 'DM-LA-11-1234',
    brand: 'Honda',
    model: 'Livo',
  } as const;
  const seen = { license: 1, vehicle: 3, waiting: 4 };

  it('are shown to the driver and to administrators, from the confirmed value', () => {
    const changes = [
      { field: 'licenseNumber', from: 'DK7654321', to: 'DK0000001' },
      { field: 'brand', from: 'Honda', to: 'Mercedes' },
      { field: 'vehicleType', from: 'BIKE', to: 'PREMIUM' },
    ];
    expect(waitingChangeOf(held, bike)).toEqual({ number: 4, at: now.toISOString(), changes });
    expect(waitingChanges(held, bike)).toEqual({
      changes: changes.map((change) => ({ ...change, at: now.toISOString(), waits: true })),
      seen,
    });
  });

  it('are shown and confirmed also where they lead back to the approved value', () => {
    const marked = { ...bike, changes: [change(4, 'brand', 'Mercedes', 'Honda')], changeNumber: 4 };
    const shown = waitingChanges(held, marked);
    expect(shown?.changes).toContainEqual(expect.objectContaining({ field: 'brand', from: 'Honda', to: 'Mercedes' }));
    const confirmed = confirmChanges(held, marked, shown?.seen ?? seen, now);
    expect(confirmed?.next.waiting).toMatchObject({ confirmedAt: now });
  });

  it('are confirmed once, as they were seen', () => {
    const change = confirmChanges(held, bike, seen, now);
    expect(change?.next.waiting).toEqual({ ...held.waiting, confirmedAt: now });
    expect(change?.events[0]?.payload).toMatchObject({
      before: { unconfirmed: ['licenseNumber', 'brand', 'vehicleType'] },
      after: { unconfirmed: [] },
    });
    const next = change?.next ?? held;
    expect([waitingChanges(next, bike), waitingChangeOf(next, bike)]).toEqual([null, undefined]);
    expect(confirmChanges(next, bike, seen, now)).toBeUndefined();
    const applied: Driver = { ...driver, changes: [], confirmed: { license: 1, vehicle: 3, waiting: 4 } };
    expect(confirmChanges(applied, bike, seen, now)).toBeUndefined();
  });

  it('replace the confirmed licence and plate where another one waits; marked ones replace theirs as far as seen', () => {
    const plate: Driver = { ...held, waiting: { ...held.waiting, vehicleLicense: 'DM-GA-99-9999' } as never };
    const after = (one: Driver) => confirmChanges(one, bike, seen, now)?.next ?? one;
    expect(replacedNumbers(held, after(held), bike)).toEqual({ licenses: ['DK7654321'], plates: [] });
    expect(replacedNumbers(plate, after(plate), bike)).toEqual({ licenses: ['DK7654321'], plates: ['DM-LA-11-1234'] });
    expect(replacedNumbers(after(plate), after(plate), bike)).toEqual({ licenses: [], plates: [] });
    const plates = { changeNumber: 2, changes: [change(2, 'vehicleLicense', 'AB-1', 'AB-2')] };
    const older = confirmChanges(driver, plates, { license: 1, vehicle: 1 }, now)?.next ?? driver;
    expect(replacedNumbers(driver, older, plates)).toEqual({ licenses: ['DK1234567'], plates: [] });
    const all = confirmChanges(older, plates, { license: 1, vehicle: 2 }, now)?.next ?? older;
    expect(replacedNumbers(older, all, plates)).toEqual({ licenses: [], plates: ['AB-1'] });
  });

  it('are not confirmed by somebody who did not see them', () => {
    expect(confirmChanges(held, bike, { license: 9, vehicle: 9 }, now)).toBeUndefined();
  });

  it.each([
    ['taken back', { ...driver, confirmed: { license: 1, vehicle: 3 } }],
    ['made again', { ...held, waiting: { number: 5, at: now, vehicleType: 'CAR' as const } }],
  ])('are not confirmed once %s', (_case, current) => {
    expect(() => confirmChanges(current, bike, seen, now)).toThrow(
      expect.objectContaining({ code: 'driver/change-gone' }),
    );
  });
});
