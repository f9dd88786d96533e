import { authenticatorUri, freshAuthenticatorSecret, stepOfCode } from './authenticator-codes.js';

/** The secret of the test values in RFC 6238, appendix B: the digits 1 to 0, twice. */
const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
const at = (seconds: number) => new Date(seconds * 1000);

describe('a code of an authenticator', () => {
  it.each([
    [59, '287082', 1],
    [1_111_111_109, '081804', 37_037_036],
    [1_234_567_890, '005924', 41_152_263],
    [2_000_000_000, '279037', 66_666_666],
  ])('is the one of RFC 6238 at second %d', (seconds, code, step) => {
    expect(stepOfCode(SECRET, code, at(seconds))).toBe(step);
  });

  it('is accepted one step of 30 seconds early or late, and no more', () => {
    const ofStepOne = '287082';
    expect(stepOfCode(SECRET, ofStepOne, at(0))).toBe(1);
    expect(stepOfCode(SECRET, ofStepOne, at(89))).toBe(1);
    expect(stepOfCode(SECRET, ofStepOne, at(90))).toBeUndefined();
  });

  it('is wrong with another digit', () => expect(stepOfCode(SECRET, '287083', at(59))).toBeUndefined());
});

describe('a secret', () => {
  it('has 160 random bits in base32', () => {
    expect(freshAuthenticatorSecret()).toMatch(/^[A-Z2-7]{32}$/);
    expect(freshAuthenticatorSecret()).not.toBe(freshAuthenticatorSecret());
  });

  it('is read by an app from an address that names Pothik and the e-mail', () => {
    expect(authenticatorUri(SECRET, 'rahima@pothik.test')).toBe(
      `otpauth://totp/Pothik:rahima%40pothik.test?issuer=Pothik&secret=${SECRET}&algorithm=SHA1&digits=6&period=30`,
    );
  });
});
