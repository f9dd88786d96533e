import { authHttp } from '@pothik/contracts/auth';
import { DomainError, ENDPOINTS } from '@pothik/contracts/catalogue';
import { EngineUnavailable } from '@pothik/engines';
import { isEvaluated, isWrongTry, LIMIT_OF_CALL } from './address-tries.rules.js';

describe('a try', () => {
  it.each([
    'auth/user-not-found',
    'auth/user-deleted',
    'auth/password-wrong',
    'auth/code-invalid',
    'auth/mailed-code-invalid',
    'auth/second-factor-wrong',
    'auth/log-in-expired',
  ] as const)('was wrong: %s', (code) => {
    expect(isWrongTry(new DomainError(code))).toBe(true);
  });

  it.each(['auth/user-not-verified', 'auth/second-factor-required', 'request/too-many', 'request/conflict'] as const)(
    'was right, or not evaluated: %s',
    (code) => {
      expect(isWrongTry(new DomainError(code))).toBe(false);
    },
  );

  it('that met an outage was not wrong', () => {
    expect(isWrongTry(new EngineUnavailable('mongo', new Error('away')))).toBe(false);
  });
});

describe('an address', () => {
  it('is evaluated up to its limit, whoever is behind it', () => {
    expect([299, 300, 301].map((count) => isEvaluated(count, 300, false))).toEqual([true, true, false]);
  });

  it('is evaluated beyond it for the browser that is known', () => {
    expect(isEvaluated(5_000, 300, true)).toBe(true);
  });
});

it('exactly the calls whose wrong tries count get the address from the gateway', () => {
  const stated = ENDPOINTS.filter(({ statesAddress }) => statesAddress).map(({ owner, name }) => `${owner}.${name}`);
  expect(stated.sort()).toEqual(
    Object.keys(LIMIT_OF_CALL)
      .map((name) => `auth.${name}`)
      .sort(),
  );
  expect(authHttp).toMatchObject(Object.fromEntries(Object.keys(LIMIT_OF_CALL).map((name) => [name, { name }])));
});
