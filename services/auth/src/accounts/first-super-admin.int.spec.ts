import { authHttp } from '@pothik/contracts/auth';
import { Logger } from '@pothik/engines';
import { DemonstrationAccounts } from '../demonstration.js';
import { PASSWORD } from '../testing/auth-platform.js';
import { RoleFixture } from '../testing/role-fixture.js';
import { ACCOUNT_MODEL } from './account.model.js';
import { AccountService } from './account.service.js';

const SUPER = 'super@pothik.test';
const NOBODY = 'Nobody is SUPER_ADMIN: set SUPER_ADMIN_EMAIL.';
let fixture: RoleFixture;

/** A service of this configuration, and before each test no account in it. */
function withNobody(configuration: Record<string, unknown>): void {
  let opened: RoleFixture;
  beforeAll(async () => {
    opened = await RoleFixture.open(configuration);
  });
  afterAll(() => opened.close());
  beforeEach(async () => {
    fixture = opened;
    await fixture.auth.platform.model('auth', ACCOUNT_MODEL).deleteMany({});
  });
}

/** Runs what every start runs once the database is open; returns the warnings it logged. */
async function start(configuration: object = {}): Promise<unknown[]> {
  const { app } = fixture.auth.platform.service('auth');
  const warn = jest.spyOn(app.get(Logger, { strict: false }), 'warn');
  const service = app.get(AccountService, { strict: false });
  const started = service as unknown as { configuration: object };
  const replaced = jest.replaceProperty(started, 'configuration', { ...started.configuration, ...configuration });
  await service.makeFirstSuperAdmin();
  replaced.restore();
  const warnings = warn.mock.calls.map(([, message]) => message);
  warn.mockRestore();
  return warnings;
}

describe('the first SUPER_ADMIN: the account with SUPER_ADMIN_EMAIL', () => {
  withNobody({ SUPER_ADMIN_EMAIL: ' Super@Pothik.test' });

  it('on verification', async () => {
    await fixture.auth.register(SUPER);
    await fixture.auth.sendCode(SUPER);
    await fixture.auth.verify(SUPER, await fixture.auth.mailedCode(SUPER));
    expect((await fixture.auth.account(SUPER)).role).toBe('SUPER_ADMIN');
    expect((await fixture.auth.logIn(SUPER)).body.data.user.role).toBe('SUPER_ADMIN');
  });

  it('or at start if already verified, once', async () => {
    const accounts = fixture.auth.platform.service('auth').app.get(DemonstrationAccounts, { strict: false });
    const person = { id: '64f000000000000000000a01', name: 'Super', email: SUPER, role: 'RIDER' as const };
    await accounts.seed([{ ...person, createdAt: new Date('2026-10-01T06:00:00Z') }], PASSWORD);
    expect((await fixture.auth.account(SUPER)).role).toBe('RIDER');
    await start();
    await start();
    expect(await fixture.auth.account(SUPER)).toMatchObject({ role: 'SUPER_ADMIN', epoch: 2 });
  });

  it('is not made at start while its e-mail is unverified', async () => {
    await fixture.auth.register(SUPER);
    await start();
    expect(await fixture.superAdmins()).toEqual([]);
    expect((await fixture.auth.logIn(SUPER)).body.code).toBe('auth/user-not-verified');
  });

  it('is not made of a DRIVER, and a warning is logged', async () => {
    const accounts = fixture.auth.platform.service('auth').app.get(DemonstrationAccounts, { strict: false });
    const person = { id: '64f000000000000000000a02', name: 'Driver', email: SUPER, role: 'DRIVER' as const };
    await accounts.seed([{ ...person, createdAt: new Date('2026-10-01T06:00:00Z') }], PASSWORD);
    expect(await start()).toEqual(['The account of SUPER_ADMIN_EMAIL drives and stays DRIVER.']);
    expect((await fixture.auth.account(SUPER)).role).toBe('DRIVER');
  });
});

describe('without SUPER_ADMIN_EMAIL', () => {
  withNobody({ DEMO: 'off' });

  const make = (email: string) => fixture.auth.platform.call(authHttp.makeSuperAdmin, { email });
  const code = ({ body }: { body: object }) => (body as { code?: string }).code;

  it('make-super-admin EMAIL does it to a verified account, with effect on its present tokens, and may be repeated', async () => {
    const { email, epoch } = await fixture.person('RIDER');
    for (const _again of [1, 2]) expect((await make(email)).body.data).toMatchObject({ email, role: 'SUPER_ADMIN' });
    expect(await fixture.auth.account(email)).toMatchObject({ role: 'SUPER_ADMIN', epoch: epoch + 1 });
  });

  it('make-super-admin EMAIL does it to no other account: unknown, only registered, a driver or deleted', async () => {
    await fixture.auth.register(SUPER);
    const [driver, deleted] = [await fixture.person('DRIVER'), await fixture.person('RIDER')];
    await fixture.auth.platform.call(authHttp.deleteMe, { password: PASSWORD }, { as: fixture.auth.as(deleted) });
    const emails = ['nobody@pothik.test', SUPER, driver.email, deleted.email];
    const refusals: unknown[] = [];
    for (const email of emails) refusals.push(code(await make(email)));
    expect(refusals).toEqual([
      'auth/user-not-found',
      'auth/user-not-found',
      'auth/driver-stays-driver',
      'auth/user-deleted',
    ]);
    expect(await fixture.superAdmins()).toEqual([]);
  });

  it('no SUPER_ADMIN and DEMO=off is a warning at start', async () => {
    expect(await start()).toEqual([NOBODY]);
    await fixture.person('SUPER_ADMIN');
    expect(await start()).toEqual([]);
  });

  it.each([{ DEMO: 'on' }, { DEMO: 'people' }, { SUPER_ADMIN_EMAIL: SUPER }])(
    'no SUPER_ADMIN is no warning with %j',
    async (configuration) => {
      expect(await start(configuration)).toEqual([]);
    },
  );
});
