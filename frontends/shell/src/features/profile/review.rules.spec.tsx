import { meantValues, waitingFields, waitsForReview } from './review.rules';

const vehicle = { vehicleLicense: 'DM GA 23-4567', brand: 'Toyota', model: 'Axio', vehicleType: 'CAR' };

describe('a change of licence or vehicle', () => {
  it('needs a review once the driver is approved', () => {
    expect(waitsForReview('APPROVED', vehicle, { ...vehicle, brand: 'Honda' })).toBe(true);
    const [former, fresh] = [{ images: ['/a.webp'] }, { images: ['/b.webp'] }];
    expect(waitsForReview('APPROVED', former, fresh)).toBe(true);
    expect(waitsForReview('APPROVED', { licenseNumber: 'DK-1' }, { licenseNumber: 'DK-2' })).toBe(true);
  });

  it('needs none before approval, nor when nothing differs', () => {
    expect(waitsForReview('PENDING', vehicle, { ...vehicle, brand: 'Honda' })).toBe(false);
    expect(waitsForReview('APPROVED', vehicle, { ...vehicle })).toBe(false);
    expect(waitsForReview('APPROVED', { images: ['/a.webp'] }, { images: ['/a.webp'] })).toBe(false);
  });
});

describe('a change of the vehicle', () => {
  const another = { ...vehicle, vehicleLicense: 'DM-GA-99-9999' };

  it('waits for confirmation once the driver is approved', () => {
    expect(waitingFields('APPROVED', vehicle, another)).toEqual(['vehicleLicense']);
    expect(waitingFields('APPROVED', vehicle, { brand: 'Honda', vehicleType: 'PREMIUM' })).toEqual([
      'brand',
      'vehicleType',
    ]);
    expect(waitingFields('PENDING', vehicle, another)).toEqual([]);
  });

  it('does not wait when the plate is only written in another way, or left empty', () => {
    const same = { ...vehicle, vehicleLicense: 'DM-GA-23-4567' };
    expect(waitingFields('APPROVED', vehicle, same)).toEqual([]);
    expect(waitingFields('APPROVED', vehicle, { vehicleLicense: '', vehicleType: '' })).toEqual([]);
  });
});

describe('the values that a form starts from', () => {
  it('are those that wait, else the confirmed ones', () => {
    const waiting = { number: 1, at: '', changes: [{ field: 'brand' as const, from: 'Toyota', to: 'Mercedes' }] };
    expect(meantValues(vehicle, waiting)).toEqual({ ...vehicle, brand: 'Mercedes' });
    expect(meantValues(vehicle, undefined)).toEqual(vehicle);
  });
});
