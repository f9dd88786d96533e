import { setTimeout as pause } from 'node:timers/promises';
import { within } from '../../clock/time-limit.js';
import type { ConsumeOptions, Consumption } from '../event-log.js';
import { ConsumerSession } from './consumer-session.js';
import type { KafkaSettings } from './kafka-client.js';
import { OutageLog } from './outage-log.js';
import type { Topics } from './topics.js';

const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 4_000;
/** A connection attempt cannot be aborted; it ends by itself. */
const CLOSE_MS = 5_000;

/** Consumes for a group until it is closed: a session that fails is replaced by a new one. */
export class GroupConsumer implements Consumption {
  private readonly closing = new AbortController();
  private readonly outage: OutageLog;
  private readonly finished: Promise<void>;
  private session: ConsumerSession | undefined;
  private failures = 0;

  constructor(
    private readonly settings: KafkaSettings,
    private readonly topics: Topics,
    readonly options: ConsumeOptions,
  ) {
    this.outage = new OutageLog(settings.logger, `consuming as ${options.group}`);
    this.finished = this.run();
  }

  async close(): Promise<void> {
    this.closing.abort();
    await this.session?.close();
    try {
      await within(CLOSE_MS, this.finished);
    } catch (error) {
      this.settings.logger.debug({ error, group: this.options.group }, 'A consumer is still closing its connection');
    }
  }

  private async run(): Promise<void> {
    while (!this.closing.signal.aborted) {
      try {
        await this.liveOnce();
      } catch (error) {
        this.topics.invalidate();
        if (!this.closing.signal.aborted) await this.restAfter(error);
      } finally {
        this.session = undefined;
      }
    }
  }

  private async liveOnce(): Promise<void> {
    for (const topic of this.options.topics) await this.topics.ensure(topic);
    if (this.closing.signal.aborted) return;
    this.session = new ConsumerSession(this.settings, this.options, () => {
      this.failures = 0;
      this.outage.over();
    });
    await this.session.live();
  }

  private async restAfter(error: unknown): Promise<void> {
    this.outage.met(error);
    const milliseconds = Math.min(FIRST_PAUSE_MS * 2 ** this.failures, LONGEST_PAUSE_MS);
    this.failures += 1;
    // Closing aborts the pause; the loop checks it next.
    await pause(milliseconds, undefined, { signal: this.closing.signal }).catch(() => undefined);
  }
}
