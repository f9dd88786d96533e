import { ENDPOINTS } from '@pothik/contracts/catalogue';
import { type Endpoint, isForServices, ROLE, type Role, rolesOf } from '@pothik/contracts/platform';
import { userHttp } from '@pothik/contracts/user';
import type { SpecificationFixture } from '../specification-fixture.js';

const ID = 'aaaaaaaaaaaaaaaaaaaaaaaa';

const admits = ({ access }: Endpoint, role: Role): boolean =>
  typeof access === 'string' || rolesOf(access).includes(role);

export function roles(fixture: SpecificationFixture): void {
  async function statusFor(role: Role | 'PUBLIC', { method, path }: Endpoint): Promise<number> {
    const body = method === 'GET' ? undefined : {};
    return (await fixture.as(role).send(method, `/api/v1${path.replace(/:\w+/g, ID)}`, { body })).status;
  }

  describe('sections 6 and 9, roles', () => {
    it('“Roles: PUBLIC (not signed in), RIDER, DRIVER, ADMIN, SUPER_ADMIN.”', async () => {
      expect((await fixture.as('PUBLIC').ask(userHttp.getMe, {})).status).toBe(401);
      for (const role of Object.values(ROLE)) expect((await fixture.as(role).call(userHttp.getMe, {})).role).toBe(role);
    });

    it('“Roles: SUPER_ADMIN, ADMIN, RIDER, DRIVER; statuses as in section 4.”', () => {
      expect(Object.values(ROLE).sort()).toEqual(['ADMIN', 'DRIVER', 'RIDER', 'SUPER_ADMIN']);
    });

    const guarded = ENDPOINTS.filter(({ access }) => access !== 'PUBLIC' && !isForServices(access));

    it.each(guarded.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const))(
      '%s is 401 for nobody, 403 for the roles it does not admit',
      async (_name, endpoint) => {
        expect(await statusFor('PUBLIC', endpoint)).toBe(401);
        for (const role of Object.values(ROLE).filter((one) => !admits(endpoint, one)))
          expect([role, await statusFor(role, endpoint)]).toEqual([role, 403]);
      },
    );
  });
}
