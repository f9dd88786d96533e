import { generateStatementKeys } from '@pothik/service-kit/host';
import { type OwnerStandIn, openOwner } from './testing/owner-stand-in.js';
import { runOperation } from './testing/run-operation.js';

const { operator: STATEMENT_KEYS } = generateStatementKeys(['operator']);
const account = {
  _id: '64f000000000000000000a01',
  name: 'Nasrin Akter',
  email: 'nasrin@pothik.test',
  role: 'SUPER_ADMIN',
  verified: true,
  createdAt: '2026-10-01T06:00:00.000Z',
  updatedAt: '2026-10-01T06:00:00.000Z',
};

let auth: OwnerStandIn;
beforeAll(async () => {
  auth = await openOwner(({ email }) =>
    email === account.email
      ? { status: 200, body: { success: true, message: 'Super administrator made', data: account } }
      : {
          status: 403,
          body: { success: false, code: 'auth/user-not-verified', message: 'User not verified!', requestId: 'r1' },
        },
  );
});
afterAll(() => auth.close());

const run = (args: string[], variables: NodeJS.ProcessEnv) => runOperation(['make-super-admin', ...args], variables);

describe('an operator who makes a SUPER_ADMIN', () => {
  it('calls auth with a signed statement, and reads who it is', async () => {
    expect(await run([account.email], { AUTH_URL: auth.url, STATEMENT_KEYS })).toEqual([
      0,
      'Nasrin Akter (nasrin@pothik.test) is SUPER_ADMIN.',
    ]);
    expect(auth.requests).toEqual([{ url: '/internal/super-admin', isSigned: true, body: { email: account.email } }]);
  });

  it('reads auth’s refusal unchanged', async () => {
    const sentences = await run(['rahima@pothik.test'], { AUTH_URL: auth.url, STATEMENT_KEYS });
    expect(sentences).toEqual([1, 'User not verified!']);
  });

  it('reads every missing setting', async () => {
    expect(await run([account.email], {})).toEqual([
      1,
      'make-super-admin cannot start; missing or not right: AUTH_URL, STATEMENT_KEYS.',
    ]);
  });
});
