import { DomainError } from '@pothik/contracts/catalogue';
import { deadLetterTopicOf, type EventEnvelope } from '@pothik/contracts/platform';
import type { Clock, ConsumedRecord, EventLog, Logger, Outcome } from '@pothik/engines';
import { answeredInTime, isEngineUnavailable } from '@pothik/engines';
import { BoundedCache } from '../identity/bounded-cache.js';
import { DEAD_LETTERS } from '../telemetry/kit.metrics.js';
import { type ServiceTelemetry, SILENT } from '../telemetry/telemetry.js';
import { deadLetterOf, isForAnotherGroup } from './dead-letter.rules.js';
import { observed } from './observed-work.js';
import { parseEnvelope, parsePayload } from './parsed-event.js';
import { isGivenUp, pauseAfter, RETRY_POLICY, type RetryPolicy } from './retry.rules.js';

const NOTEWORTHY_FAILURES = 3;

/** More than 127 records of each of 128 partitions of five topics, all of which can be in retry at a time. */
const TROUBLES_MAXIMUM = 100_000;

/** Runs all handlers of a service for one event; rejects when any of them failed. */
export type EventWork = (event: EventEnvelope, record: ConsumedRecord) => Promise<void>;

export interface RecordHandlerOptions {
  /** The service's name: each service receives every event once or more. */
  group: string;
  log: EventLog;
  clock: Clock;
  logger: Logger;
  /** Default: 8 attempts of a minute at most, with pauses that double from 200 ms up to 30 s. */
  retry?: RetryPolicy;
  telemetry?: ServiceTelemetry;
}

interface Trouble {
  /** Failures of the handler; they count as attempts. */
  failures: number;
  /** Times that an engine was unavailable; they do not count. */
  outages: number;
  /** Set when given up: only the dead letter is still to be written. */
  reason?: string;
}

/** Handles each record of a group: parse, handle, and on failure retry, wait, or write a dead letter. */
export class RecordHandler {
  private readonly policy: RetryPolicy;
  private readonly telemetry: ServiceTelemetry;
  /** The records that partitions are stuck at, each by its place. */
  private readonly troubles = new BoundedCache<Trouble>(TROUBLES_MAXIMUM);

  constructor(
    private readonly options: RecordHandlerOptions,
    private readonly workFor: (type: string) => EventWork | undefined,
  ) {
    this.policy = options.retry ?? RETRY_POLICY;
    this.telemetry = options.telemetry ?? SILENT;
    // Starts the counter at 0: Prometheus does not see a rise from a missing series.
    this.telemetry.metrics.count(DEAD_LETTERS, {}, 0);
  }

  async onRecord(record: ConsumedRecord): Promise<Outcome> {
    if (isForAnotherGroup(record, this.options.group)) return 'done';
    const known = this.troubles.get(placeOf(record));
    const trouble = known ?? { failures: 0, outages: 0 };
    const { reason } = trouble;
    const outcome = await (reason === undefined ? this.attempt(record, trouble) : this.giveUp(record, trouble, reason));
    if (outcome !== 'done') this.troubles.set(placeOf(record), trouble);
    else if (known) this.troubles.delete(placeOf(record));
    return outcome;
  }

  private async attempt(record: ConsumedRecord, trouble: Trouble): Promise<Outcome> {
    const envelope = parseEnvelope(record.value);
    if ('unreadable' in envelope) return this.giveUp(record, trouble, envelope.unreadable);
    const work = this.workFor(envelope.event.type);
    if (!work) return 'done';
    const parsed = parsePayload(envelope.event);
    if ('unreadable' in parsed) return this.giveUp(record, trouble, parsed.unreadable);
    const { group, clock } = this.options;
    const { telemetry, policy } = this;
    try {
      await observed(parsed.event, { group, clock, telemetry }, () =>
        answeredInTime(work(parsed.event, record), policy.patienceMs, 'handler'),
      );
      return 'done';
    } catch (error) {
      return this.afterFailure(error, parsed.event, record, trouble);
    }
  }

  private async afterFailure(
    error: unknown,
    { id, type }: EventEnvelope,
    record: ConsumedRecord,
    trouble: Trouble,
  ): Promise<Outcome> {
    const attributes = { error, event: id, type, group: this.options.group };
    if (isOutage(error)) {
      trouble.outages += 1;
      this.options.logger.warn(attributes, 'An event waits until an engine is available');
      return { retryAfterMs: pauseAfter(trouble.outages, this.policy) };
    }
    trouble.failures += 1;
    if (isGivenUp(trouble.failures, this.policy)) return this.giveUp(record, trouble, reasonOf(error));
    // The first failures are mostly races: another event, or a concurrent write, is a moment late.
    const level = trouble.failures < NOTEWORTHY_FAILURES ? 'info' : 'warn';
    this.options.logger[level](
      { ...attributes, failures: trouble.failures },
      'An event handler failed and is tried again',
    );
    return { retryAfterMs: pauseAfter(trouble.failures, this.policy) };
  }

  /** The record is committed only after its dead letter is durable. */
  private async giveUp(record: ConsumedRecord, trouble: Trouble, reason: string): Promise<Outcome> {
    const { group, log, clock, logger } = this.options;
    const { topic, partition, offset } = record;
    const attributes = { group, topic, partition, offset, reason };
    trouble.reason = reason;
    try {
      const letter = deadLetterOf(record, { group, reason, attempts: trouble.failures, at: clock.now() });
      await log.append(deadLetterTopicOf(topic), [letter]);
    } catch (error) {
      trouble.outages += 1;
      logger.error({ ...attributes, error }, 'A dead letter could not be written; it will be retried');
      return { retryAfterMs: pauseAfter(trouble.outages, this.policy) };
    }
    this.telemetry.metrics.count(DEAD_LETTERS, {});
    logger.error(attributes, 'A record became a dead letter');
    return 'done';
  }
}

/** Whether an engine or another service is unavailable, so that it is not the handler's failure. */
const isOutage = (error: unknown): boolean =>
  isEngineUnavailable(error) || (error instanceof DomainError && error.code === 'platform/unavailable');

const placeOf = ({ topic, partition, offset }: ConsumedRecord): string => `${topic}/${partition}/${offset}`;

const reasonOf = (error: unknown): string =>
  error instanceof Error ? `${error.name}: ${error.message}` : String(error);
