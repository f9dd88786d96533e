import { ONE_TIME_CODE } from '@pothik/contracts/auth';
import { isStillValid, waitAfter } from './code-wait.rules';

const refusal = (code: string, retryAfterSeconds?: number) => ({ code, retryAfterSeconds });

describe('the wait for another code', () => {
  it.each(['auth/deletion-code-mailed', 'auth/deletion-code-texted'])('begins when one was sent: %s', (code) => {
    expect(waitAfter(refusal(code))).toBe(ONE_TIME_CODE.resendMs);
  });

  it('is what is left of it when one was sent a moment ago', () => {
    expect(waitAfter(refusal('auth/code-too-soon', 57))).toBe(57_000);
    expect(waitAfter(refusal('auth/code-too-soon'))).toBe(ONE_TIME_CODE.resendMs);
  });

  it.each(['request/too-many', 'auth/no-code-by-sms-today'])('does not begin when none was sent: %s', (code) => {
    expect(waitAfter(refusal(code, 470))).toBeUndefined();
  });
});

it('a code is valid for five minutes from its sending on', () => {
  const sentAt = 1_000_000;
  const resendAt = sentAt + ONE_TIME_CODE.resendMs;
  expect(isStillValid(resendAt, sentAt)).toBe(true);
  expect(isStillValid(resendAt, sentAt + ONE_TIME_CODE.validMs - 1)).toBe(true);
  expect(isStillValid(resendAt, sentAt + ONE_TIME_CODE.validMs)).toBe(false);
});
