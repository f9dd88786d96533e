import { generateStatementKeys } from '@pothik/service-kit/host';
import { type OwnerStandIn, openOwner } from './testing/owner-stand-in.js';
import { runOperation } from './testing/run-operation.js';

const { operator: STATEMENT_KEYS } = generateStatementKeys(['operator']);
const EMAIL = 'nasrin@pothik.test';
const missing = {
  success: false as const,
  code: 'auth/second-factor-missing' as const,
  message: 'Two-step verification is not on.',
  requestId: 'r1',
};

let auth: OwnerStandIn;
beforeEach(async () => {
  auth = await openOwner(({ email }) =>
    email === EMAIL
      ? { status: 200, body: { success: true, message: 'Two-step verification reset', data: null } }
      : { status: 409, body: missing },
  );
});
afterEach(() => auth.close());

const run = (args: string[], variables?: NodeJS.ProcessEnv) =>
  runOperation(['reset-second-factor', ...args], variables ?? { AUTH_URL: auth.url, STATEMENT_KEYS });

describe('an operator who resets a second factor', () => {
  it('calls auth with a signed statement, and reads what was done', async () => {
    expect(await run([EMAIL])).toEqual([
      0,
      'The second factor of nasrin@pothik.test was removed; its sessions are over.',
    ]);
    expect(auth.requests).toEqual([{ url: '/internal/second-factor/reset', isSigned: true, body: { email: EMAIL } }]);
  });

  it('may say why, for the audit log', async () => {
    await run([EMAIL, '--reason', 'Lost the phone']);
    expect(auth.requests).toMatchObject([{ body: { email: EMAIL, reason: 'Lost the phone' } }]);
  });

  it('reads auth’s refusal unchanged', async () => {
    expect(await run(['rahima@pothik.test'])).toEqual([1, 'Two-step verification is not on.']);
  });

  it('reads every missing setting', async () => {
    expect(await run([EMAIL], {})).toEqual([
      1,
      'reset-second-factor cannot start; missing or not right: AUTH_URL, STATEMENT_KEYS.',
    ]);
  });
});
