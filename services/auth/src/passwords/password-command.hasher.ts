import { createHmac, hkdfSync } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { CONFIGURATION, type IdempotencyKey, parseSessionKeys } from '@pothik/service-kit';
import type { AuthConfiguration } from '../configuration.js';

/** Hashes what is stored of commands that carry a password. */
@Injectable()
export class PasswordCommandHasher {
  private readonly key: Buffer;

  constructor(@Inject(CONFIGURATION) configuration: AuthConfiguration) {
    const [secret] = parseSessionKeys(configuration.SESSION_KEYS);
    this.key = Buffer.from(hkdfSync('sha256', secret, '', 'password-commands', 32));
  }

  /** Replaces the plain input hash by a keyed one: a plain hash would let a reader of the database guess the password. */
  seal(command: IdempotencyKey | undefined): IdempotencyKey | undefined {
    if (command === undefined) return undefined;
    const inputHash = createHmac('sha256', this.key).update(command.inputHash).digest('base64url');
    return { id: command.id, inputHash };
  }
}
