import { SECOND_FACTOR } from '@pothik/contracts/auth';
import { Secret, TOTP } from 'otpauth';

const { digits, periodSeconds, toleranceSteps } = SECOND_FACTOR;
const ISSUER = 'Pothik';
/** 160 bits, as RFC 4226 recommends for SHA-1. */
const SECRET_BYTES = 20;

/** A new random secret in base32. */
export const freshAuthenticatorSecret = (): string => new Secret({ size: SECRET_BYTES }).base32;

/** The address that an authenticator app reads from a QR code. */
export const authenticatorUri = (secret: string, email: string): string => totpOf(secret, email).toString();

/** The time step (30 s since 1970) of which this is the code, at most one step from now; undefined: a wrong code. */
export function stepOfCode(secret: string, code: string, now: Date): number | undefined {
  const timestamp = now.getTime();
  const delta = totpOf(secret).validate({ token: code, timestamp, window: toleranceSteps });
  return delta === null ? undefined : Math.floor(timestamp / (periodSeconds * 1000)) + delta;
}

const totpOf = (secret: string, label = ''): TOTP =>
  new TOTP({
    issuer: ISSUER,
    label,
    algorithm: 'SHA1',
    digits,
    period: periodSeconds,
    secret: Secret.fromBase32(secret),
  });
