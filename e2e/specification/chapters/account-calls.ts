import { authHttp } from '@pothik/contracts/auth';
import { driverHttp } from '@pothik/contracts/driver';
import { userHttp } from '@pothik/contracts/user';
import { eventually } from '../../support/eventually.js';
import { mailedCode, newRider, PASSWORD } from '../../support/people.js';
import { Visitor } from '../../support/visitor.js';
import { outcome, type SpecificationFixture } from '../specification-fixture.js';

const vehicleForm = { brand: 'Bajaj', model: 'RE 4S', vehicleType: 'CNG', vehicleLicense: 'DM-TA-11-2233' } as const;

export function accountCalls(fixture: SpecificationFixture): void {
  describe('section 7, the calls about accounts', () => {
    it('“All calls go to a versioned API (prefix /api/v1)”: “A successful answer yields the response body; a failure yields the HTTP status and response body”', async () => {
      const { status, body } = await fixture.as('RIDER').send('GET', '/api/v1/user/get-me');
      expect([status, body]).toMatchObject([200, { success: true, message: expect.any(String), data: {} }]);
      const refused = await fixture.as('PUBLIC').send('GET', '/api/v1/user/get-me');
      expect([refused.status, refused.body]).toMatchObject([401, { success: false, message: 'Please log in.' }]);
      expect((await fixture.as('RIDER').send('GET', '/user/get-me')).headers.get('content-type')).toMatch('text/html');
    });

    it("“POST /user/register-user”, “POST /otp/send”, “POST /otp/verify”, “POST /auth/login”, “POST /auth/logout” with “Success toast 'Registration successful'”, “Toast 'OTP Sent!'”, “Toast 'OTP Verified!'”, “Success toast 'Login successful'”", async () => {
      const visitor = new Visitor(fixture.platform.url);
      const email = 'calls@pothik.test';
      const registered = await outcome(visitor, authHttp.registerUser, { name: 'Rahima', email, password: PASSWORD });
      expect(registered).toMatchObject({ status: 201, message: 'Registration successful', data: { email } });
      expect(await outcome(visitor, authHttp.sendCode, { email })).toMatchObject({ status: 200, message: 'OTP Sent!' });
      const otp = await mailedCode(fixture.platform, email);
      expect(await outcome(visitor, authHttp.verifyCode, { email, otp })).toMatchObject({
        status: 200,
        message: 'OTP Verified!',
      });
      expect(await outcome(visitor, authHttp.login, { email, password: PASSWORD })).toMatchObject({
        status: 200,
        message: 'Login successful',
      });
      expect((await outcome(visitor, authHttp.logout, {})).status).toBe(200);
      expect((await outcome(visitor, userHttp.getMe, {})).status).toBe(401);
    });

    it('“GET /user/get-me | none | Current user”', async () => {
      expect(await fixture.as('ADMIN').call(userHttp.getMe, {})).toMatchObject({
        email: 'admin@pothik.test',
        role: 'ADMIN',
      });
    });

    it("“multipart: 'data' (JSON of optional name, email, address, phone) and optional 'file' (image)”", async () => {
      const form = new FormData();
      form.set('data', JSON.stringify({ name: 'Nusrat', address: 'Road 27, Dhanmondi', phone: '01712345678' }));
      const { status, body } = await fixture.as('RIDER').send('PATCH', '/api/v1/user/update', { body: form });
      expect([status, body]).toMatchObject([
        200,
        { message: 'Profile updated successfully.', data: { name: 'Nusrat', phone: '01712345678' } },
      ]);
    });

    it('“vehicle payload (vehicleType, brand, model, vehicleLicense)” and “user, vehicle, licenseNumber, experience” make a driver, who waits', async () => {
      const visitor = await newRider(fixture.platform, 'Rahima', 'becoming@pothik.test');
      const vehicle = await outcome(visitor, driverHttp.registerVehicle, vehicleForm);
      expect(vehicle).toMatchObject({ status: 201, data: { ...vehicleForm, images: [] } });
      const { _id: user } = await visitor.call(userHttp.getMe, {});
      const form = { user, vehicle: vehicle.data._id, licenseNumber: 'DK00998877', experience: 4 };
      const driver = await outcome(visitor, driverHttp.registerDriver, form);
      expect(driver).toMatchObject({
        status: 201,
        data: { status: 'PENDING', availabilityStatus: 'OFFLINE', experience: 4 },
      });
      await eventually(async () => {
        await visitor.call(authHttp.refresh, {});
        expect((await visitor.call(userHttp.getMe, {})).role).toBe('DRIVER');
      });
    });

    it('“Google sign-in navigates to {host}/auth/google.”', async () => {
      const { status, headers } = await fetch(`${fixture.platform.url}/auth/google`, { redirect: 'manual' });
      expect(status).toBe(302);
      expect(headers.get('location')).toMatch(/response_type=code/);
    });
  });
}
