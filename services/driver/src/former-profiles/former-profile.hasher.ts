import { createHmac } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { CONFIGURATION } from '@pothik/service-kit';
import type { DriverConfiguration } from '../configuration.js';
import type { NumberKind } from './former-profile.rules.js';

/** Hashes numbers with a key of their own: numbers are few, so that a plain hash could be tried out. */
@Injectable()
export class FormerProfileHasher {
  private readonly key: string;

  constructor(@Inject(CONFIGURATION) { FORMER_PROFILES_KEY }: DriverConfiguration) {
    this.key = FORMER_PROFILES_KEY;
  }

  /** @param number normalised */
  hash(kind: NumberKind, number: string): string {
    return createHmac('sha256', this.key).update(`${kind}:${number}`).digest('base64url');
  }
}
