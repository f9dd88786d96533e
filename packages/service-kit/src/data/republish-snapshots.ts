import { randomUUID } from 'node:crypto';
import type { EventDefinition, EventEnvelope } from '@pothik/contracts/platform';
import type { Clock, EventLog } from '@pothik/engines';
import { currentContext } from '../context/request-context.js';
import { topicOfType } from '../events/subscribed-topics.rules.js';
import { SYSTEM_ACTOR } from '../identity/caller.js';

/** The current state of an aggregate. */
export interface PresentAggregate {
  id: string;
  /** The number of its newest event. */
  eventSequence: number;
  payload: unknown;
}

/**
 * Publishes the current state of aggregates, each under the number of its newest event: a rebuilt projection accepts an
 * equal number, but no older one. Aggregates without events are skipped. Returns how many were published.
 */
export async function republishSnapshots(
  { log, clock }: { log: EventLog; clock: Clock },
  definition: EventDefinition,
  aggregates: readonly PresentAggregate[],
): Promise<number> {
  const published = aggregates.filter(({ eventSequence }) => eventSequence > 0);
  const { correlationId } = currentContext();
  const records = published.map(({ id, eventSequence, payload }) => {
    const envelope: EventEnvelope = {
      id: randomUUID(),
      type: definition.type,
      version: definition.version,
      aggregateId: id,
      aggregateVersion: eventSequence,
      occurredAt: clock.now().toISOString(),
      actor: SYSTEM_ACTOR,
      correlationId,
      payload: definition.payload.parse(payload),
    };
    return { key: id, value: JSON.stringify(envelope), headers: { type: definition.type } };
  });
  if (records.length > 0) await log.append(topicOfType(definition.type), records);
  return records.length;
}
