import { meantValues, waitsForConfirmation, waitsForReview } from './review.rules';

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

describe('a change of type or plate', () => {
  const another = { ...vehicle, vehicleLicense: 'DM-GA-99-9999' };

  it('waits for confirmation once the driver is approved', () => {
    expect(waitsForConfirmation('APPROVED', vehicle, another)).toBe(true);
    expect(waitsForConfirmation('APPROVED', vehicle, { vehicleType: 'PREMIUM' })).toBe(true);
    expect(waitsForConfirmation('PENDING', vehicle, another)).toBe(false);
  });

  it('does not wait when the plate is only written in another way, or left empty', () => {
    const same = { ...vehicle, vehicleLicense: 'DM-GA-23-4567', brand: 'Honda' };
    expect(waitsForConfirmation('APPROVED', vehicle, same)).toBe(false);
    expect(waitsForConfirmation('APPROVED', vehicle, { vehicleLicense: '', vehicleType: '' })).toBe(false);
  });
});

describe('the values that a form starts from', () => {
  it('are those that wait, else the confirmed ones', () => {
    const waiting = { number: 1, at: '', changes: [{ field: 'brand' as const, from: 'Toyota', to: 'Mercedes' }] };
    expect(meantValues(vehicle, waiting)).toEqual({ ...vehicle, brand: 'Mercedes' });
    expect(meantValues(vehicle, undefined)).toEqual(vehicle);
  });
});
