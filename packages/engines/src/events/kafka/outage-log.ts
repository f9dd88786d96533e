import type { Logger } from '../../logging/logger.js';
import { isLogInRefusal } from './refusal.rules.js';

/** Logs an outage in two lines, however often it is met: when it begins and when it is over. */
export class OutageLog {
  private since: number | undefined;

  /** `work`: what is interrupted meanwhile. */
  constructor(
    private readonly logger: Logger,
    private readonly work: string,
  ) {}

  get lasting(): boolean {
    return this.since !== undefined;
  }

  met(error: unknown): void {
    const fields = { error, work: this.work };
    if (this.lasting) this.logger.debug(fields, 'Kafka is still unavailable');
    else if (isLogInRefusal(error))
      this.logger.warn(
        fields,
        'Kafka refuses the log-in by KAFKA_USERNAME and KAFKA_PASSWORD; retrying until it accepts it',
      );
    else this.logger.warn(fields, 'Kafka is unavailable; retrying until it is available');
    this.since ??= Date.now();
  }

  over(): void {
    if (this.since === undefined) return;
    const seconds = Math.round((Date.now() - this.since) / 1_000);
    this.since = undefined;
    this.logger.info({ work: this.work, seconds }, 'Kafka is available again');
  }
}
