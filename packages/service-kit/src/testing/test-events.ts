import { randomUUID } from 'node:crypto';
import {
  type EventDefinition,
  type EventEnvelope,
  type EventOf,
  type Owner,
  topicOf,
} from '@pothik/contracts/platform';
import type { z } from 'zod';
import type { Clock } from '../clock/clock.js';
import type { EventLog } from '../events/event-log.js';
import { SYSTEM_ACTOR } from '../identity/caller.js';

export interface PublishOptions<D extends EventDefinition> {
  aggregateId: string;
  /** The next number of the aggregate when missing. */
  aggregateVersion?: number;
  payload: z.input<D['payload']>;
  /** The same id again is a duplicate. */
  id?: string;
  occurredAt?: Date;
}

const topicFor = ({ type }: EventDefinition): string => topicOf(type.slice(0, type.indexOf('.')) as Owner);

/** Events as their owners would publish them, and those that were published. */
export class TestEvents {
  private readonly versions = new Map<string, number>();

  constructor(
    private readonly log: EventLog,
    private readonly clock: Clock,
  ) {}

  async publish<D extends EventDefinition>(definition: D, options: PublishOptions<D>): Promise<EventEnvelope> {
    const topic = topicFor(definition);
    const { aggregateId, id = randomUUID(), occurredAt = this.clock.now() } = options;
    const envelope: EventEnvelope = {
      id,
      type: definition.type,
      version: definition.version,
      aggregateId,
      aggregateVersion: this.numbered(`${topic}/${aggregateId}`, options.aggregateVersion),
      occurredAt: occurredAt.toISOString(),
      actor: SYSTEM_ACTOR,
      correlationId: randomUUID(),
      payload: definition.payload.parse(options.payload),
    };
    await this.log.append(topic, [
      { key: aggregateId, value: JSON.stringify(envelope), headers: { type: definition.type } },
    ]);
    return envelope;
  }

  async published<D extends EventDefinition>(definition: D): Promise<EventOf<D>[]> {
    const found: EventOf<D>[] = [];
    for await (const { value } of this.log.read(topicFor(definition))) {
      const envelope = JSON.parse(value) as EventOf<D>;
      if (envelope.type === definition.type) found.push(envelope);
    }
    return found;
  }

  private numbered(aggregate: string, given: number | undefined): number {
    const number = given ?? (this.versions.get(aggregate) ?? 0) + 1;
    this.versions.set(aggregate, Math.max(number, this.versions.get(aggregate) ?? 0));
    return number;
  }
}
