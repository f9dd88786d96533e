import { authHttp } from '@pothik/contracts/auth';
import { driverHttp } from '@pothik/contracts/driver';
import { rideHttp } from '@pothik/contracts/ride';
import { userHttp } from '@pothik/contracts/user';
import { mailedCode } from '../../support/people.js';
import { fareSet } from '../../support/rides-in-states.js';
import { Visitor } from '../../support/visitor.js';
import { namesOf, type SpecificationFixture } from '../specification-fixture.js';

export function entities(fixture: SpecificationFixture): void {
  describe('section 3, entities and their fields', () => {
    it('“_id, name, email, address, phone, role, image (picture address)” are a user', async () => {
      const me = await fixture.as('RIDER').call(userHttp.getMe, {});
      expect(namesOf(me)).toEqual(
        ['_id', 'address', 'createdAt', 'email', 'image', 'name', 'phone', 'role', 'updatedAt'].sort(),
      );
    });

    it('“_id, user, status, availabilityStatus, vehicle, licenseNumber, experience (number), totalEarnings, totalRides” are a driver profile', async () => {
      const profile = await fixture.driver();
      expect(profile).toMatchObject({
        _id: expect.any(String),
        user: { _id: expect.any(String) },
        status: 'APPROVED',
        availabilityStatus: 'ONLINE',
        vehicle: { _id: expect.any(String) },
        licenseNumber: expect.any(String),
        experience: expect.any(Number),
        totalEarnings: expect.any(Number),
        totalRides: expect.any(Number),
      });
    });

    it('“_id, driver, vehicleType, brand, model, vehicleLicense, images (list of addresses)” are a vehicle', async () => {
      const [vehicle] = (await fixture.as('DRIVER').call(driverHttp.vehicles, {})).data;
      expect(vehicle).toMatchObject({
        _id: expect.any(String),
        driver: (await fixture.driver())._id,
        vehicleType: 'CAR',
        brand: expect.any(String),
        model: expect.any(String),
        vehicleLicense: expect.any(String),
        images: expect.any(Array),
      });
    });

    it('“_id, user (with name), driver, pickupLocation, dropLocation, rideStatus, fare” are a ride', async () => {
      const ride = await fareSet(fixture.people);
      expect(ride).toMatchObject({
        _id: expect.any(String),
        user: { name: expect.stringMatching(/\S/) },
        driver: { _id: (await fixture.driver())._id },
        pickupLocation: 'Dhanmondi 27',
        dropLocation: 'Kamalapur Station',
        rideStatus: 'ACCEPTED',
        fare: 220,
      });
    });

    it('“The current-user response wraps the user in success and data.”', async () => {
      const { status, body } = await fixture.as('RIDER').send('GET', '/api/v1/user/get-me');
      expect(status).toBe(200);
      expect(body).toMatchObject({ success: true, data: { email: 'rider@pothik.test' } });
    });

    it('“The driver lookup by user returns a list; the first item is used.”', async () => {
      const { user } = await fixture.driver();
      const { data } = await fixture.as('DRIVER').call(driverHttp.drivers, { user: user._id });
      expect(data.map((driver) => driver.user._id)).toEqual([user._id]);
    });

    it('“Ride lists return data.data (items) and data.meta (paging). Driver and vehicle lists do the same.”', async () => {
      for (const endpoint of [rideHttp.rides, driverHttp.drivers, driverHttp.vehicles]) {
        const { data, meta } = await fixture.as('ADMIN').call(endpoint, { limit: 2 });
        expect(data).toHaveLength(2);
        expect(meta).toMatchObject({
          page: 1,
          limit: 2,
          total: expect.any(Number),
          totalPage: Math.ceil(meta.total / 2),
        });
      }
    });

    it('“Registration payload: name, email, password. Login: email, password. OTP: email, otp.”', async () => {
      const visitor = new Visitor(fixture.platform.url);
      const [email, password] = ['payload@pothik.test', 'Pothik#2026'];
      await visitor.call(authHttp.registerUser, { name: 'Rahima', email, password });
      await visitor.call(authHttp.sendCode, { email });
      await visitor.call(authHttp.verifyCode, { email, otp: await mailedCode(fixture.platform, email) });
      const { user } = await visitor.call(authHttp.login, { email, password });
      expect(user).toMatchObject({ email, name: 'Rahima', role: 'RIDER', verified: true });
    });
  });
}
