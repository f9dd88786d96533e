import { Inject, Injectable } from '@nestjs/common';
import { type Push, type PushKey, parsePushKeys } from '@pothik/engines';
import { CONFIGURATION } from '@pothik/service-kit';
import type { NotificationConfiguration } from '../configuration.js';

/** The VAPID keys of PUSH_KEYS. A subscription works with the key that it was made with, and no other. */
@Injectable()
export class PushKeysService {
  private readonly keys: [PushKey, ...PushKey[]];
  private readonly subject: string;

  constructor(@Inject(CONFIGURATION) { PUSH_KEYS, SUPPORT_EMAIL }: NotificationConfiguration) {
    this.keys = parsePushKeys(PUSH_KEYS);
    this.subject = `mailto:${SUPPORT_EMAIL}`;
  }

  /** What browsers subscribe with. */
  get newest(): Pick<PushKey, 'keyId' | 'publicKey'> {
    const [{ keyId, publicKey }] = this.keys;
    return { keyId, publicKey };
  }

  /** Undefined: the key is lost, or was never ours. */
  identityOf(keyId: string): Push['identity'] | undefined {
    const key = this.keys.find((one) => one.keyId === keyId);
    return key && { publicKey: key.publicKey, privateKey: key.privateKey, subject: this.subject };
  }
}
