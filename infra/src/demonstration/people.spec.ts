import { registerForm } from '@pothik/contracts/auth';
import { driverPageForm, vehicleRegistrationForm } from '@pothik/contracts/driver';
import { profileForm } from '@pothik/contracts/user';
import { DEMONSTRATION_DRIVERS, DEMONSTRATION_PASSWORD, DEMONSTRATION_PEOPLE } from './people.js';

describe('the demonstration people pass the validation of the registration form', () => {
  it.each(DEMONSTRATION_PEOPLE.map((person) => [person.email, person]))(
    '%s',
    (_email, { name, email, phone, address }) => {
      expect(registerForm.safeParse({ name, email, password: DEMONSTRATION_PASSWORD }).success).toBe(true);
      expect(profileForm.safeParse({ phone, address }).success).toBe(true);
    },
  );

  it.each(DEMONSTRATION_DRIVERS.map((driver) => [driver.licenseNumber, driver]))(
    'driver %s',
    (_license, { licenseNumber, experience, vehicle }) => {
      expect(driverPageForm.safeParse({ licenseNumber, experience }).success).toBe(true);
      expect(vehicleRegistrationForm.safeParse(vehicle).success).toBe(true);
    },
  );
});
