import type { Vehicle } from './vehicle.rules.js';
import { updateVehicle } from './vehicle-update.rules.js';

const now = new Date('2026-11-02T06:00:00Z');
const earlier = new Date('2026-11-01T06:00:00Z');
const vehicle: Vehicle = {
  _id: '665000000000000000000004',
  ownerId: '665000000000000000000003',
  vehicleType: 'CNG',
  brand: 'Bajaj',
  model: 'RE 4S',
  vehicleLicense: 'DHAKA-TA-1122',
  plateKey: 'DHAKATA1122',
  images: ['/old'],
};
const free = { engaged: false, confirmed: 0 };
const engaged = { engaged: true, confirmed: 0 };

describe('changing a vehicle', () => {
  it('the files sent become the vehicle’s images and replace all earlier ones', () => {
    const change = updateVehicle(vehicle, {}, ['/new', '/newer'], free, now);
    expect(change?.next.images).toEqual(['/new', '/newer']);
    expect(change?.events[0]?.definition.payload.parse(change.events[0].payload)).toMatchObject({
      vehicle: { images: ['/new', '/newer'] },
    });
  });

  it('no files: images stay', () => {
    const next = updateVehicle(vehicle, { brand: 'Piaggio' }, [], free, now)?.next;
    expect(next).toMatchObject({ brand: 'Piaggio', model: 'RE 4S', images: ['/old'] });
  });

  it('for vehicle fields an empty field means unchanged', () => {
    const empty = { vehicleLicense: '', brand: '', model: '', vehicleType: '' } as const;
    expect(updateVehicle(vehicle, empty, [], free, now)).toBeUndefined();
  });

  it.each<[string, object, string[]]>([
    ['fields', { model: 'RE 5S' }, []],
    ['pictures', {}, ['/new']],
  ])('%s are refused during an engaged ride', (_case, form, images) => {
    expect(() => updateVehicle(vehicle, form, images, engaged, now)).toThrow(
      expect.objectContaining({ code: 'driver/engaged' }),
    );
  });

  it('to the same values is no change, also during an engaged ride', () => {
    expect(updateVehicle(vehicle, { brand: 'Bajaj' }, [], engaged, now)).toBeUndefined();
  });

  it('to a plate that is only read anew is no change', () => {
    const stored = { ...vehicle, vehicleLicense: 'ঢাকা মেট্রো-গ ৩৫-৪৮২১' };
    expect(updateVehicle(stored, { vehicleLicense: 'DM-GA-35-4821' }, [], engaged, now)).toBeUndefined();
    expect(updateVehicle(stored, { vehicleLicense: 'DM-GA-35-4822' }, [], free, now)?.next).toMatchObject({
      vehicleLicense: 'DM-GA-35-4822',
      plateKey: 'DMGA354822',
    });
  });

  it('after approval stores old and new values, of pictures their addresses', () => {
    const once = updateVehicle(
      vehicle,
      { vehicleLicense: 'CTG-GA-3344', model: 'RE 5S' },
      ['/new'],
      free,
      earlier,
    )?.next;
    expect(once?.plateKey).toBe('CTGGA3344');
    expect(once?.changes).toEqual([
      { number: 1, field: 'vehicleLicense', from: 'DHAKA-TA-1122', to: 'CTG-GA-3344', at: earlier },
      { number: 1, field: 'model', from: 'RE 4S', to: 'RE 5S', at: earlier },
      { number: 1, field: 'images', from: '/old', to: '/new', at: earlier },
    ]);
    const twice = updateVehicle(once ?? vehicle, { model: 'RE 6S' }, [], { engaged: false, confirmed: 1 }, now)?.next;
    expect(twice?.changes).toEqual([{ number: 2, field: 'model', from: 'RE 5S', to: 'RE 6S', at: now }]);
    expect(updateVehicle(vehicle, {}, ['/new', '/newer'], free, now)?.next.changes).toEqual([
      { number: 1, field: 'images', from: '/old', to: '/new /newer', at: now },
    ]);
  });

  it('is refused while an administrator decides about it, until that decision is outdated', () => {
    const kept = { ...vehicle, approvedAt: earlier };
    const undecided = { engaged: false, confirmed: null };
    for (const [form, images] of [
      [{ vehicleType: 'PREMIUM' }, []],
      [{ brand: 'Mercedes' }, []],
      [{}, ['/new']],
    ] as const)
      expect(() => updateVehicle(kept, form, images, undecided, now)).toThrow(
        expect.objectContaining({ code: 'request/conflict' }),
      );
    const reopened = updateVehicle(kept, { brand: 'Mercedes' }, [], { ...undecided, isReopened: true }, now)?.next;
    expect(reopened).toMatchObject({ brand: 'Mercedes', changeNumber: 1 });
    expect(reopened).not.toHaveProperty('approvedAt');
    const held = updateVehicle(kept, {}, ['/new'], { ...free, isHeld: true }, now)?.next;
    expect(held).toMatchObject({ images: ['/new'], approvedAt: earlier });
  });
});
