import { Injectable } from '@nestjs/common';
import { hash, type Options, verify } from '@node-rs/argon2';

/** Argon2id; the enumeration of the library is erased when single files are compiled. */
const ARGON2ID = 2;

/** The cost of one guess: 19 MiB (in KiB), two passes, one lane (OWASP's first choice). */
const COST: Options = { algorithm: ARGON2ID, memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** The only door to password hashing. */
@Injectable()
export class PasswordClient {
  protected readonly cost: Options = COST;

  /** An encoded argon2id hash with its own salt and cost. */
  hash(password: string): Promise<string> {
    return hash(password, this.cost);
  }

  /** Nothing matches where there is no password. */
  async matches(password: string, passwordHash: string | null): Promise<boolean> {
    return passwordHash !== null && verify(passwordHash, password);
  }
}
