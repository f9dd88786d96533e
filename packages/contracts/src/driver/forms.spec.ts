import { driverPageForm, driverUpdateForm, vehicleRegistrationForm, vehicleUpdateForm } from './index.js';

const firstMessage = (value: unknown) => vehicleUpdateForm.safeParse(value).error?.issues[0]?.message;

describe('the vehicle edit form', () => {
  it.each<[string, unknown, string]>([
    [
      'vehicleLicense min 8',
      { vehicleLicense: '1234567' },
      'Vehicle license number must be at least 8 characters long.',
    ],
    ['vehicleLicense max 100', { vehicleLicense: 'x'.repeat(101) }, 'This is too long.'],
    ['brand min 3', { brand: 'BM' }, 'Brand must be at least 3 characters long.'],
    ['brand max 100', { brand: 'x'.repeat(101) }, 'This is too long.'],
    ['model min 3', { model: ' RE ' }, 'Model must be at least 3 characters long.'],
    ['model max 100', { model: 'x'.repeat(101) }, 'This is too long.'],
    ['vehicleType min 2', { vehicleType: 'C' }, 'Vehicle type must be at least 2 characters long.'],
    ['vehicleType max 100', { vehicleType: 'x'.repeat(101) }, 'This is too long.'],
    ['a type nobody drives', { vehicleType: 'TANK' }, 'Vehicle type is required.'],
    ['an unknown field', { images: ['https://pothik.test/a.png'] }, 'Unrecognized key: "images"'],
  ])('refuses by %s', (_case, value, message) => {
    expect(firstMessage(value)).toBe(message);
  });

  it('shows the first failing rule in the form’s order', () => {
    const issues = vehicleUpdateForm.safeParse({ vehicleType: 'C', model: 'a', brand: 'b', vehicleLicense: 'c' }).error
      ?.issues;
    expect(issues?.map(({ path }) => path[0])).toEqual(['vehicleLicense', 'brand', 'model', 'vehicleType']);
  });

  it('every field of an edit form may be empty or missing', () => {
    const empty = { vehicleLicense: '', brand: ' ', model: '', vehicleType: '' };
    expect(vehicleUpdateForm.parse(empty)).toEqual({ vehicleLicense: '', brand: '', model: '', vehicleType: '' });
    expect(vehicleUpdateForm.parse({})).toEqual({});
  });

  it('edit form 8 to 100 as stated, registration 8 to 15', () => {
    const plate = { vehicleLicense: 'EMBASSY-CAR-12-3456-78' };
    expect(vehicleUpdateForm.parse(plate)).toEqual(plate);
    const registration = { brand: 'Bajaj', model: 'RE 4S', vehicleType: 'CNG', ...plate };
    expect(vehicleRegistrationForm.safeParse(registration).error?.issues[0]?.message).toBe(
      'vehicle license does not exceed 15 characters',
    );
  });
});

describe('the driver edit form', () => {
  it('driving licence: 8, as its message says; optional', () => {
    expect(driverUpdateForm.parse({ licenseNumber: '', experience: '০' })).toEqual({
      licenseNumber: '',
      experience: 0,
    });
    expect(driverUpdateForm.safeParse({ licenseNumber: 'DK12345' }).error?.issues[0]?.message).toBe(
      'License number must be at least 8 characters.',
    );
    expect(driverUpdateForm.parse({ experience: '৩০' })).toEqual({ experience: 30 });
  });

  it.each(['', ' '])(
    'empty experience %j means unchanged, never 0, and at registration it is required',
    (experience) => {
      expect(driverUpdateForm.parse({ experience }).experience).toBeUndefined();
      expect(driverPageForm.safeParse({ licenseNumber: 'DK-1234567', experience }).error?.issues[0]?.message).toBe(
        'Experience must be between 0 and 30',
      );
    },
  );

  it.each(['৩১', '-1', '7.5', 'seven', null, true, [7]])('experience %j is not between 0 and 30', (experience) => {
    expect(driverUpdateForm.safeParse({ experience }).error?.issues[0]?.message).toBe(
      'Experience must be between 0 and 30',
    );
  });
});
