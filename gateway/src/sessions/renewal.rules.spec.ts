import { DomainError, type ErrorCode } from '@pothik/contracts/catalogue';
import { isRenewable, valueSet } from './renewal.rules.js';

const call = { access: 'SIGNED_IN' } as const;
const sender = { refreshToken: 'a-token' };
const expired = new DomainError('auth/session-expired');

describe('the gateway renews a session', () => {
  it.each<ErrorCode>(['auth/session-expired', 'auth/session-stale'])('refused as %s', (code) => {
    expect(isRenewable(new DomainError(code), call, sender)).toBe(true);
  });

  it.each<ErrorCode>(['auth/not-signed-in', 'auth/second-factor-needed'])('never refused as %s', (code) => {
    expect(isRenewable(new DomainError(code), call, sender)).toBe(false);
  });

  it('never after a failure that is no refusal', () => {
    expect(isRenewable(new Error('a bug'), call, sender)).toBe(false);
  });

  it('never of a browser or a page of ours', () => {
    expect(isRenewable(expired, call, { ...sender, origin: 'https://pothik.test' })).toBe(false);
    expect(isRenewable(expired, call, { ...sender, fetchSite: 'same-origin' })).toBe(false);
    expect(isRenewable(expired, call, { ...sender, page: '1' })).toBe(false);
  });

  it('never without a refresh cookie', () => {
    expect(isRenewable(expired, call, {})).toBe(false);
    expect(isRenewable(expired, call, { refreshToken: '' })).toBe(false);
  });

  it('never for a PUBLIC call or an image', () => {
    expect(isRenewable(expired, { access: 'PUBLIC' }, sender)).toBe(false);
    expect(isRenewable(expired, { ...call, produces: 'image/webp' }, sender)).toBe(false);
    expect(isRenewable(expired, { ...call, produces: 'text/event-stream' }, sender)).toBe(true);
  });
});

describe('the value that lines of Set-Cookie set', () => {
  it('is that of the last line with the name', () => {
    const lines = ['a=; Path=/api', 'ab=2; Path=/', 'a=1; Path=/; HttpOnly'];
    expect([valueSet('a', lines), valueSet('ab', lines)]).toEqual(['1', '2']);
  });

  it('is undefined for a cookie that is cleared or absent', () => {
    expect([valueSet('a', ['a=; Path=/']), valueSet('b', ['a=1'])]).toEqual([undefined, undefined]);
  });
});
