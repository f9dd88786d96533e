import { Injectable } from '@nestjs/common';
import { epochKey } from '@pothik/contracts/auth';
import { KeyValueStore, Logger } from '@pothik/engines';
import { type Person } from '@pothik/service-kit';
import { isSessionOver } from './stream.rules.js';

/** Reads whether the session of a stream is over, because the message that auth publishes once may be lost. */
@Injectable()
export class StreamSessionService {
  constructor(
    private readonly keyValue: KeyValueStore,
    private readonly logger: Logger,
  ) {}

  /** False while the key-value store is unavailable. */
  async isOver({ id, epoch }: Person): Promise<boolean> {
    try {
      return isSessionOver(epoch, await this.keyValue.get(epochKey(id)));
    } catch (error) {
      this.logger.warn({ error }, 'the session of a stream is not checked: the key-value store is unavailable');
      return false;
    }
  }
}
