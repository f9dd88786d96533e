import { authErrors } from '@pothik/contracts/auth';
import { platformErrors } from '@pothik/contracts/platform';
import { refusalByCode } from './refusal.rules';

it('a known code gives its own message', () => {
  const code = 'auth/not-signed-in';
  expect(refusalByCode(code)).toEqual({ code, message: { ...platformErrors, ...authErrors }[code].message });
});

it.each(['evil/code', 'toString', ''])('an unknown code gives a general message: %j', (code) => {
  expect(refusalByCode(code)).toEqual({
    code: 'platform/unexpected',
    message: platformErrors['platform/unexpected'].message,
  });
});
