import { randomUUID } from 'node:crypto';
import {
  deadLetterTopicOf,
  type EventActor,
  type EventDefinition,
  type EventEnvelope,
  type EventOf,
  type Owner,
  topicOf,
} from '@pothik/contracts/platform';
import type { Clock, EventLog, LogRecord } from '@pothik/engines';
import type { z } from 'zod';
import { deadLetterOf } from '../events/dead-letter.rules.js';
import { DeadLetters } from '../events/dead-letters.js';
import { SYSTEM_ACTOR } from '../identity/caller.js';

export interface PublishOptions<D extends EventDefinition> {
  aggregateId: string;
  /** Default: the next number of the aggregate. */
  aggregateVersion?: number;
  payload: z.input<D['payload']>;
  /** An event with an id used before is a duplicate. */
  id?: string;
  occurredAt?: Date;
  /** Default: the system. */
  actor?: EventActor;
}

const topicFor = ({ type }: EventDefinition): string => topicOf(type.slice(0, type.indexOf('.')) as Owner);

/** Publishes events as their owners would, and reads published ones. */
export class TestEvents {
  private readonly versions = new Map<string, number>();

  constructor(
    private readonly log: EventLog,
    private readonly clock: Clock,
  ) {}

  async publish<D extends EventDefinition>(definition: D, options: PublishOptions<D>): Promise<EventEnvelope> {
    const envelope = this.envelopeOf(definition, options);
    await this.log.append(topicFor(definition), [recordOf(envelope)]);
    return envelope;
  }

  /** Writes an event only as a dead letter, as if a group's consumer had given it up after its attempts. */
  async giveUp<D extends EventDefinition>(group: Owner, definition: D, options: PublishOptions<D>): Promise<void> {
    const topic = topicFor(definition);
    const record = { ...recordOf(this.envelopeOf(definition, options)), topic, partition: 0, offset: '0' };
    const failure = { group, reason: 'Error: a bug that is mended by now', attempts: 8, at: this.clock.now() };
    await this.log.append(deadLetterTopicOf(topic), [deadLetterOf(record, failure)]);
  }

  /** Replays every dead letter of an owner's events, as an operator would; returns how many. */
  replayAll(owner: Owner): Promise<number> {
    return new DeadLetters(this.log).replay(topicOf(owner));
  }

  async published<D extends EventDefinition>(definition: D): Promise<EventOf<D>[]> {
    const found: EventOf<D>[] = [];
    for await (const { value } of this.log.read(topicFor(definition))) {
      const envelope = JSON.parse(value) as EventOf<D>;
      if (envelope.type === definition.type) found.push(envelope);
    }
    return found;
  }

  private envelopeOf<D extends EventDefinition>(definition: D, options: PublishOptions<D>): EventEnvelope {
    const { aggregateId, id = randomUUID(), occurredAt = this.clock.now(), actor = SYSTEM_ACTOR } = options;
    return {
      id,
      type: definition.type,
      version: definition.version,
      aggregateId,
      aggregateVersion: this.numbered(`${topicFor(definition)}/${aggregateId}`, options.aggregateVersion),
      occurredAt: occurredAt.toISOString(),
      actor,
      correlationId: randomUUID(),
      payload: definition.payload.parse(options.payload),
    };
  }

  private numbered(aggregate: string, given: number | undefined): number {
    const number = given ?? (this.versions.get(aggregate) ?? 0) + 1;
    this.versions.set(aggregate, Math.max(number, this.versions.get(aggregate) ?? 0));
    return number;
  }
}

const recordOf = (envelope: EventEnvelope): LogRecord => ({
  key: envelope.aggregateId,
  value: JSON.stringify(envelope),
  headers: { type: envelope.type },
});
