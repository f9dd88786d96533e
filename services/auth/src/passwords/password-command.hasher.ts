import { createHmac, hkdfSync } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { CONFIGURATION, type IdempotencyKey, parseSessionKeys } from '@pothik/service-kit';
import type { AuthConfiguration } from '../configuration.js';

/** The only door to what is kept of commands that carry a password. */
@Injectable()
export class PasswordCommandClient {
  private readonly key: Buffer;

  constructor(@Inject(CONFIGURATION) configuration: AuthConfiguration) {
    const [secret] = parseSessionKeys(configuration.SESSION_KEYS);
    this.key = Buffer.from(hkdfSync('sha256', secret, '', 'password-commands', 32));
  }

  /** A plain hash of an input is quickly guessed from: whoever reads the database alone must not learn a password by it. */
  seal(command: IdempotencyKey | undefined): IdempotencyKey | undefined {
    if (command === undefined) return undefined;
    const inputHash = createHmac('sha256', this.key).update(command.inputHash).digest('base64url');
    return { id: command.id, inputHash };
  }
}
