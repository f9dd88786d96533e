import { driverHttp } from '@pothik/contracts/driver';
import { rideHttp } from '@pothik/contracts/ride';
import { NOBODYS_ID, type SpecificationFixture } from '../specification-fixture.js';

const vehicle = { brand: 'Bajaj', model: 'RE 4S', vehicleType: 'CNG', vehicleLicense: 'DM-TA-11-2233' };
const profile = { user: NOBODYS_ID, vehicle: NOBODYS_ID, licenseNumber: 'DK0012345', experience: 5 };

export function validationOfDrivers(fixture: SpecificationFixture): void {
  describe('section 5, ride booking', () => {
    const booking = { pickupLocation: 'Dhanmondi 27', dropLocation: 'Farmgate', driver: NOBODYS_ID };

    it.each([
      ["“pickupLocation required ('Pickup location is required.')”", 'pickupLocation', 'Pickup location is required.'],
      ["“dropLocation required ('Drop location is required.')”", 'dropLocation', 'Drop location is required.'],
      ["“driver required ('Driver is required.')”", 'driver', 'Driver is required.'],
    ])('%s', async (_quote, field, sentence) => {
      expect(await fixture.sentences('RIDER', rideHttp.book, booking, field, ['', undefined, null, 7])).toEqual([
        sentence,
      ]);
    });
  });

  describe('section 5, vehicle and driver', () => {
    it.each([
      [
        '“brand and model at least 3 characters”: the brand',
        'brand',
        ['ab', ' a ', ''],
        'Brand must be at least 3 characters long.',
      ],
      [
        '“brand and model at least 3 characters”: the model',
        'model',
        ['ab', ' a ', ''],
        'Model must be at least 3 characters long.',
      ],
      ['“vehicleType chosen”', 'vehicleType', ['', 'PLANE', undefined], 'Vehicle type is required.'],
      [
        '“vehicleLicense 8 to 15 characters”: seven',
        'vehicleLicense',
        ['1234567', ''],
        'vehicle license must be at least 8 characters',
      ],
      [
        '“vehicleLicense 8 to 15 characters”: sixteen',
        'vehicleLicense',
        ['1234567890123456'],
        'vehicle license does not exceed 15 characters',
      ],
    ])('%s', async (_quote, field, wrong, sentence) => {
      expect(await fixture.sentences('RIDER', driverHttp.registerVehicle, vehicle, field, wrong)).toEqual([sentence]);
    });

    it('“licenseNumber at least 8 characters”', async () => {
      const found = await fixture.sentences('RIDER', driverHttp.registerDriver, profile, 'licenseNumber', [
        '1234567',
        '',
        'x',
      ]);
      expect(found).toEqual(['License number must be at least 8 characters.']);
    });

    it("“experience a number 0 to 30 ('Experience must be between 0 and 30')”", async () => {
      const wrong = [-1, 31, 1.5, 'many', '', undefined];
      const found = await fixture.sentences('RIDER', driverHttp.registerDriver, profile, 'experience', wrong);
      expect(found).toEqual(['Experience must be between 0 and 30']);
    });

    it('“Profile-edit driver form: licenseNumber at least 2 characters (its message says 8), optional or empty”', async () => {
      const { _id: id, licenseNumber } = await fixture.driver();
      expect(await fixture.sentences('DRIVER', driverHttp.update, {}, 'licenseNumber', ['1234567', 'x'])).toEqual([
        'License number must be at least 8 characters.',
      ]);
      const changed = await fixture.as('DRIVER').call(driverHttp.update, { id, licenseNumber: '', experience: 8 });
      expect(changed).toMatchObject({ licenseNumber, experience: 8 });
    });

    it('“experience 0 to 30, converted to a number”', async () => {
      const { _id: id } = await fixture.driver();
      for (const [given, kept] of [
        ['12', 12],
        ['৯', 9],
        [0, 0],
        [30, 30],
      ] as const)
        expect((await fixture.as('DRIVER').call(driverHttp.update, { id, experience: given })).experience).toBe(kept);
      expect(await fixture.sentences('DRIVER', driverHttp.update, {}, 'experience', [-1, 31, 'x'])).toEqual([
        'Experience must be between 0 and 30',
      ]);
    });

    it.each([
      [
        "“vehicleLicense min 8, max 100 ('Vehicle license number must be at least 8 characters long.')”",
        'vehicleLicense',
        '1234567',
        'Vehicle license number must be at least 8 characters long.',
      ],
      [
        "“brand min 3, max 100 ('Brand must be at least 3 characters long.')”",
        'brand',
        'ab',
        'Brand must be at least 3 characters long.',
      ],
      [
        "“model min 3, max 100 ('Model must be at least 3 characters long.')”",
        'model',
        'ab',
        'Model must be at least 3 characters long.',
      ],
      [
        "“vehicleType min 2, max 100 ('Vehicle type must be at least 2 characters long.')”",
        'vehicleType',
        'C',
        'Vehicle type must be at least 2 characters long.',
      ],
    ])('%s', async (_quote, field, tooShort, sentence) => {
      expect(await fixture.sentences('DRIVER', driverHttp.updateVehicle, {}, field, [tooShort])).toEqual([sentence]);
      expect(await fixture.sentences('DRIVER', driverHttp.updateVehicle, {}, field, ['x'.repeat(101)])).toEqual([
        'This is too long.',
      ]);
    });
  });
}
