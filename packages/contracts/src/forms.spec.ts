import { loginForm, registerPageForm, secondFactorForm, verifyForm } from './auth/index.js';
import { driverPageForm, driverUpdateForm, vehicleRegistrationForm } from './driver/index.js';
import type { Schema } from './platform/index.js';
import { bookingForm, fareForm } from './ride/index.js';
import { profileForm } from './user/index.js';

const firstMessage = (schema: Schema, value: unknown) => schema.safeParse(value).error?.issues[0]?.message;
const strong = 'Pothik#2026';
const registration = { name: 'Rahima', email: 'a@b.co', password: strong, confirmPassword: strong };

describe('forms show the specification’s sentences', () => {
  it.each<[string, Schema, unknown, string | undefined]>([
    [
      'booking without pickup',
      bookingForm,
      { pickupLocation: ' ', dropLocation: 'x', driver: 'd' },
      'Pickup location is required.',
    ],
    ['booking without drop', bookingForm, { pickupLocation: 'x', driver: 'd' }, 'Drop location is required.'],
    [
      'booking without driver',
      bookingForm,
      { pickupLocation: 'x', dropLocation: 'y', driver: '' },
      'Driver is required.',
    ],
    ['log-in with a wrong e-mail', loginForm, { email: 'x', password: strong }, 'Email is required'],
    ['a short password', loginForm, { email: 'a@b.co', password: 'A1!' }, 'Password must be at least 8 characters'],
    [
      'a password without uppercase',
      loginForm,
      { email: 'a@b.co', password: 'pothik#2026' },
      'Password must contain at least one uppercase letter',
    ],
    [
      'a password without digit',
      loginForm,
      { email: 'a@b.co', password: 'Pothik####' },
      'Password must contain at least one number',
    ],
    [
      'a password without special',
      loginForm,
      { email: 'a@b.co', password: 'Pothik2026' },
      'Password must contain at least one special character',
    ],
    [
      'registering with a short name',
      registerPageForm,
      { ...registration, name: 'Ra' },
      'Name must be at least 3 characters',
    ],
    ['registering with a wrong e-mail', registerPageForm, { ...registration, email: 'x' }, 'Invalid email address.'],
    [
      'different passwords',
      registerPageForm,
      { ...registration, confirmPassword: 'Pothik#2027' },
      'Passwords do not match',
    ],
    [
      'five digits as code',
      verifyForm,
      { email: 'a@b.co', otp: '12345' },
      'Your one-time password must be 6 characters.',
    ],
    [
      'a vehicle without type',
      vehicleRegistrationForm,
      { brand: 'Toyota', model: 'Axio', vehicleLicense: 'DHAKA-11' },
      'Vehicle type is required.',
    ],
    [
      'a plate of 7',
      vehicleRegistrationForm,
      { brand: 'Toyota', model: 'Axio', vehicleType: 'CAR', vehicleLicense: '1234567' },
      'vehicle license must be at least 8 characters',
    ],
    [
      'a plate of 16',
      vehicleRegistrationForm,
      { brand: 'Toyota', model: 'Axio', vehicleType: 'CAR', vehicleLicense: '1234567890123456' },
      'vehicle license does not exceed 15 characters',
    ],
    [
      'experience of 31',
      driverPageForm,
      { licenseNumber: 'DK1234567', experience: 31 },
      'Experience must be between 0 and 30',
    ],
    [
      'an empty experience',
      driverPageForm,
      { licenseNumber: 'DK1234567', experience: '' },
      'Experience must be between 0 and 30',
    ],
    ['a phone of another country', profileForm, { phone: '02712345678' }, 'Invalid Bangladeshi phone number format.'],
    ['a name of one letter', profileForm, { name: 'R' }, 'Name must be at least 2 characters.'],
    ['an address of four', profileForm, { address: 'Road' }, 'Address must be at least 5 characters.'],
    ['a fare with paisa', fareForm, { fare: 12.5 }, 'Fare must be a whole amount between 1 and 50,000 BDT.'],
    [
      'an operator instead of a location',
      bookingForm,
      { pickupLocation: { $gt: '' }, dropLocation: 'y', driver: 'd' },
      'Pickup location is required.',
    ],
    ['an empty profile form', profileForm, { name: '', address: '', phone: '' }, undefined],
  ])('%s', (_case, schema, value, message) => {
    expect(firstMessage(schema, value)).toBe(message);
  });

  it('read Bangla digits as Latin ones', () => {
    expect(verifyForm.parse({ email: 'A@B.co ', otp: '১২৩৪৫৬' })).toEqual({ email: 'a@b.co', otp: '123456' });
    expect(fareForm.parse({ fare: '২২০' })).toEqual({ fare: 220 });
    expect(profileForm.parse({ phone: '০১৭১২৩৪৫৬৭৮' })).toEqual({ phone: '01712345678' });
    expect(driverPageForm.parse({ licenseNumber: 'DK1234567', experience: '৭' }).experience).toBe(7);
  });

  it.each([
    ['1,250', 1250],
    ['১,২৫০', 1250],
    ['12,500', 12_500],
    [' 320 ', 320],
  ])('a fare may be grouped by commas: "%s" is %d', (fare, taka) => {
    expect(fareForm.parse({ fare })).toEqual({ fare: taka });
  });

  it.each(['120.50', '১২০.৫০', '120,50', '-5', '1e3', '2.5', '0x10', '12 50', '1,,250', ',250', '3২0x'])(
    'a fare that is no whole amount is refused, never read as another one: "%s"',
    (fare) => {
      expect(firstMessage(fareForm, { fare })).toBe('Fare must be a whole amount between 1 and 50,000 BDT.');
    },
  );

  it('change either a driver’s availability or the other fields, and nothing unknown', () => {
    expect(driverUpdateForm.safeParse({ availabilityStatus: 'ONLINE' }).success).toBe(true);
    expect(driverUpdateForm.safeParse({ licenseNumber: '', experience: 4 }).success).toBe(true);
    expect(driverUpdateForm.safeParse({ status: 'APPROVED' }).success).toBe(false);
    expect(firstMessage(driverUpdateForm, { availabilityStatus: 'ONLINE', experience: 4 })).toBe(
      'Availability is changed on its own.',
    );
    expect(firstMessage(driverUpdateForm, { experience: 31 })).toBe('Experience must be between 0 and 30');
  });
});

describe('a code of the second factor', () => {
  it.each([
    ['012345', '012345'],
    [' ০১২ ৩৪৫ ', '012345'],
    ['ABCDE-23456', 'ABCDE23456'],
    ['abcde23456', 'ABCDE23456'],
    ['ABCDE-২৩৪৫৬', 'ABCDE23456'],
  ])('may be typed as %s', (typed, code) => {
    expect(secondFactorForm.parse({ code: typed })).toEqual({ code });
  });

  it.each(['', '12345', '1234567', 'ABCDE-2345', 'ABCDE-2345I', 'ABCDE-23450', 'x'.repeat(41)])(
    'is not %p',
    (typed) => {
      expect(firstMessage(secondFactorForm, { code: typed })).toBe(
        'Enter the six digits of your authenticator app, or a recovery code.',
      );
    },
  );
});
