import { ROLE } from '@pothik/contracts/platform';
import { userHttp } from '@pothik/contracts/user';
import type { Person } from '@pothik/service-kit';
import { signedInAs } from '@pothik/service-kit/testing';
import { UserFixture } from './testing/user-fixture.js';

let fixture: UserFixture;
beforeAll(async () => {
  fixture = await UserFixture.open();
});
afterAll(() => fixture.close());

type Call = (caller: Person | undefined) => Promise<{ status: number; body: object }>;
const getMe: Call = (caller) => fixture.call(userHttp.getMe, {}, signedInAs(caller));
const update: Call = (caller) => fixture.call(userHttp.update, { address: 'Road 27, Dhanmondi' }, signedInAs(caller));
const answerInstall: Call = (caller) => fixture.call(userHttp.answerInstall, {}, signedInAs(caller));
const users: Call = (caller) => fixture.call(userHttp.users, {}, signedInAs(caller));
const exportUsers: Call = (caller) => fixture.call(userHttp.exportUsers, {}, signedInAs(caller));
const user: Call = (caller) => fixture.call(userHttp.user, { id: '0'.repeat(24) }, signedInAs(caller));
const picture: Call = (caller) => fixture.call(userHttp.picture, { name: 'none.webp' }, signedInAs(caller));

/*   call                       signed out  RIDER  DRIVER  ADMIN  SUPER_ADMIN */
const TABLE: [string, Call, ...number[]][] = [
  ['see oneself', getMe, 401, 200, 200, 200, 200],
  ['change oneself', update, 401, 200, 200, 200, 200],
  ['answer whether to install the app', answerInstall, 401, 200, 200, 200, 200],
  ['list everybody', users, 401, 403, 403, 200, 200],
  ['save everybody as a file', exportUsers, 401, 403, 403, 200, 200],
  // Nobody has this id.
  ['read one person', user, 401, 403, 403, 404, 404],
  // Public for anyone with the address; this one does not exist.
  ['see a picture', picture, 404, 404, 404, 404, 404],
];
const ROLES = [ROLE.RIDER, ROLE.DRIVER, ROLE.ADMIN, ROLE.SUPER_ADMIN];

describe('who may do what', () => {
  it.each(TABLE)('%s', async (_name, call, ...expected) => {
    const statuses = [(await call(undefined)).status];
    for (const role of ROLES) statuses.push((await call(await fixture.registered({ role }))).status);
    expect(statuses).toEqual(expected);
  });

  it.each(ROLES)('a %s reads and changes only themselves', async (role) => {
    const [owner, other] = [await fixture.registered(), await fixture.registered({ role })];
    await update(other);
    expect((await getMe(other)).body).toMatchObject({ data: { _id: other.id, address: 'Road 27, Dhanmondi' } });
    expect((await getMe(owner)).body).toMatchObject({ data: { _id: owner.id, address: '' } });
    for (const someone of [{ _id: owner.id }, { user: owner.id }, { id: owner.id }]) {
      const answer = await fixture.call(userHttp.update, { ...someone, address: 'Elsewhere 1' } as never, {
        as: other,
      });
      expect(answer.status).toBe(400);
    }
    expect((await getMe(owner)).body).toMatchObject({ data: { address: '' } });
  });
});
