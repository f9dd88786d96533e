import { authErrors } from '@pothik/contracts/auth';
import { platformErrors } from '@pothik/contracts/platform';
import { refusalByCode } from './refusal.rules';

it('a refusal of ours is told by its sentence', () => {
  const code = 'auth/not-signed-in';
  expect(refusalByCode(code)).toEqual({ code, message: { ...platformErrors, ...authErrors }[code].message });
});

it.each(['evil/code', 'toString', ''])('a code that is not ours says only that something went wrong: %j', (code) => {
  expect(refusalByCode(code)).toEqual({
    code: 'platform/unexpected',
    message: platformErrors['platform/unexpected'].message,
  });
});
