import { authHttp } from '@pothik/contracts/auth';
import { driverHttp } from '@pothik/contracts/driver';
import { userHttp } from '@pothik/contracts/user';
import { Visitor } from '../../support/visitor.js';
import type { SpecificationFixture } from '../specification-fixture.js';

const API = '/api/v1';

export function constants(fixture: SpecificationFixture): void {
  /** Whether each value of a field is accepted. */
  async function accepts(role: 'RIDER' | 'DRIVER', path: string, field: string, values: readonly unknown[]) {
    const accepted: boolean[] = [];
    for (const value of values)
      accepted.push((await fixture.as(role).send('PATCH', API + path, { body: { [field]: value } })).status === 200);
    return accepted;
  }

  describe('section 9, the bounds themselves', () => {
    it('“Experience 0 to 30 years.”', async () => {
      const { _id } = await fixture.driver();
      expect(await accepts('DRIVER', `/driver/update/${_id}`, 'experience', [-1, 0, 30, 31])).toEqual([
        false,
        true,
        true,
        false,
      ]);
    });

    it('“Name min 2, address min 5, vehicle licence min 8, brand and model min 3, type min 2, vehicle fields max 100”', async () => {
      const path = userHttp.update.path;
      expect(await accepts('RIDER', path, 'name', ['a', 'ab'])).toEqual([false, true]);
      expect(await accepts('RIDER', path, 'address', ['Road', 'Roads'])).toEqual([false, true]);
      const { vehicle } = await fixture.driverAtRest();
      const update = driverHttp.updateVehicle.path.replace(':id', vehicle._id);
      const bounds = { vehicleLicense: 8, brand: 3, model: 3 };
      for (const [field, minimum] of Object.entries(bounds)) {
        const values = [minimum - 1, minimum, 100, 101].map((length) => 'x'.repeat(length));
        expect([field, await accepts('DRIVER', update, field, values)]).toEqual([field, [false, true, true, false]]);
      }
      expect(await accepts('DRIVER', update, 'vehicleType', ['C', 'EV'])).toEqual([false, true]);
    });

    it('“Phone: Bangladeshi mobile, 11 digits, pattern 01 then 3-9 then 8 digits. Currency BDT.”', async () => {
      const phones = ['01212345678', '01312345678', '01912345678', '0131234567', '013123456789', '11312345678'];
      const accepted = await accepts('RIDER', userHttp.update.path, 'phone', phones);
      expect(accepted).toEqual([false, true, true, false, false, false]);
    });

    it('“Password min 8 with uppercase, digit and one of !@#$%^&*.”', async () => {
      const statuses: number[] = [];
      for (const password of ['Pothik#1', 'Pothik#', 'pothik#1', 'Pothik##', 'Pothik_1']) {
        const form = { name: 'Rahima', email: `bounds-${statuses.length}@pothik.test`, password };
        statuses.push((await new Visitor(fixture.platform.url).ask(authHttp.registerUser, form)).status);
      }
      expect(statuses).toEqual([201, 400, 400, 400, 400]);
    });
  });
}
