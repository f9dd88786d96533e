import { Injectable } from '@nestjs/common';
import { hash, type Options, verify } from '@node-rs/argon2';

/** Argon2id as a number: the library's const enum is not available when files are compiled singly. */
const ARGON2ID = 2;

/** The cost of one hash: 19 MiB (in KiB), two passes, one lane (OWASP's first choice). */
const COST: Options = { algorithm: ARGON2ID, memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** The same password in one Unicode form, as different keyboards type it (RFC 8265, OpaqueString). */
const oneForm = (password: string): string => password.normalize('NFC').replace(/\p{Zs}/gu, ' ');

/** The only user of the password hashing library. */
@Injectable()
export class PasswordHasher {
  protected readonly cost: Options = COST;

  /** Returns an encoded argon2id hash that includes its salt and cost. */
  hash(password: string): Promise<string> {
    return hash(oneForm(password), this.cost);
  }

  /** False where the account has no password. */
  async matches(password: string, passwordHash: string | null): Promise<boolean> {
    if (passwordHash === null) return false;
    if (await verify(passwordHash, oneForm(password))) return true;
    // Hashed as it was typed, by a release that knew one form alone.
    return password !== oneForm(password) && verify(passwordHash, password);
  }
}
