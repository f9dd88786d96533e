import type { EventActor, EventEnvelope } from '@pothik/contracts/platform';
import type { NewEvent } from './aggregate-document.js';

export interface EventOrigin {
  /** The id that events have unless they name another aggregate. */
  documentId: string;
  /** The number of the document's newest event before the new ones. */
  sequence: number;
  occurredAt: Date;
  actor: EventActor;
  correlationId: string;
  traceparent?: string | undefined;
  newId: () => string;
}

/** New events continue the document's numbers, whatever aggregate they name. Throws for an invalid payload, a bug. */
export function envelopesOf(events: readonly NewEvent[], origin: EventOrigin): EventEnvelope[] {
  return events.map(({ definition, payload, aggregateId }, index) =>
    plainJson({
      id: origin.newId(),
      type: definition.type,
      version: definition.version,
      aggregateId: aggregateId ?? origin.documentId,
      aggregateVersion: origin.sequence + index + 1,
      occurredAt: origin.occurredAt.toISOString(),
      actor: origin.actor,
      correlationId: origin.correlationId,
      traceparent: origin.traceparent,
      payload: definition.payload.parse(payload),
    }),
  );
}

// The stored envelope is the one that is published: no undefined, no class instances.
const plainJson = (envelope: EventEnvelope): EventEnvelope => JSON.parse(JSON.stringify(envelope)) as EventEnvelope;
