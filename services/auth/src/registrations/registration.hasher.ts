import { createHash, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';

const SECRET_BYTES = 32;

/** Creates and hashes the secret by which a browser holds its registration. */
@Injectable()
export class RegistrationHasher {
  fresh(): string {
    return randomBytes(SECRET_BYTES).toString('base64url');
  }

  /** Unsalted: the secret has 256 random bits. */
  hash(secret: string): string {
    return createHash('sha256').update(secret).digest('base64url');
  }
}
