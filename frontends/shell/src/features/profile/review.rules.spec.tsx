import { waitsForReview } from './review.rules';

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
