import { Injectable } from '@nestjs/common';
import { epochKey } from '@pothik/contracts/auth';
import { KeyValueStore, Logger } from '@pothik/engines';
import { type Person } from '@pothik/service-kit';
import { isSessionOver } from './stream.rules.js';

/** Whether the session behind a stream is over: auth tells it once, and nobody may have listened then. */
@Injectable()
export class StreamSessionService {
  constructor(
    private readonly keyValue: KeyValueStore,
    private readonly logger: Logger,
  ) {}

  /** A store that is away ends no stream. */
  async isOver({ id, epoch }: Person): Promise<boolean> {
    try {
      return isSessionOver(epoch, await this.keyValue.get(epochKey(id)));
    } catch (error) {
      this.logger.warn({ error }, 'the session of a stream is not looked at: the key-value store is away');
      return false;
    }
  }
}
