import { Injectable } from '@nestjs/common';
import { isEngineUnavailable, KeyValueStore, Logger } from '@pothik/engines';

/** Wakes the streams of all instances. */
@Injectable()
export class WakeUpService {
  constructor(
    private readonly keyValue: KeyValueStore,
    private readonly logger: Logger,
  ) {}

  /** A lost wake-up only delays notifications: streams read again at every comment line. */
  async publish(channel: string, message: string): Promise<void> {
    try {
      await this.keyValue.publish(channel, message);
    } catch (error) {
      if (!isEngineUnavailable(error)) throw error;
      this.logger.warn({ error, channel }, 'streams are not woken: the key-value store is unavailable');
    }
  }
}
