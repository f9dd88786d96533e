import { randomUUID } from 'node:crypto';
import type { EventDefinition, EventEnvelope } from '@pothik/contracts/platform';
import type { Clock, EventLog } from '@pothik/engines';
import { currentContext } from '../context/request-context.js';
import { topicOfType } from '../events/subscribed-topics.rules.js';
import { SYSTEM_ACTOR } from '../identity/caller.js';

/** An aggregate as it stands. */
export interface PresentAggregate {
  id: string;
  /** The number of its newest event. */
  eventSequence: number;
  payload: unknown;
}

/**
 * Tells again how aggregates stand, each under the number of its newest event: a projection that is rebuilt takes an equal
 * number, and none goes back behind a newer one. One that never told anything is left out. Answers how many were told.
 */
export async function republishSnapshots(
  { log, clock }: { log: EventLog; clock: Clock },
  definition: EventDefinition,
  aggregates: readonly PresentAggregate[],
): Promise<number> {
  const told = aggregates.filter(({ eventSequence }) => eventSequence > 0);
  const { correlationId } = currentContext();
  const records = told.map(({ id, eventSequence, payload }) => {
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
