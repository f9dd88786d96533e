import { randomUUID } from 'node:crypto';
import type { EventDefinition, EventEnvelope } from '@pothik/contracts/platform';
import type { Clock, EventLog } from '@pothik/engines';
import { currentContext } from '../context/request-context.js';
import { topicOfType } from '../events/subscribed-topics.rules.js';
import { SYSTEM_ACTOR } from '../identity/caller.js';

/** How many aggregates are read and published at once. */
export const SNAPSHOT_PAGE = 200;

/** What became of one page of a snapshot republish. */
export interface RepublishedPage {
  told: number;
  /** The last id of the page; null: there are no more. */
  last: string | null;
}

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

/** Publishes one page of aggregates, in the order of their ids, as `republishSnapshots` does. */
export async function republishPage(
  engines: { log: EventLog; clock: Clock },
  definition: EventDefinition,
  page: readonly PresentAggregate[],
): Promise<RepublishedPage> {
  return { told: await republishSnapshots(engines, definition, page), last: page.at(-1)?.id ?? null };
}
