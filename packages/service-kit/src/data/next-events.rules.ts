import type { EventActor, EventEnvelope } from '@pothik/contracts/platform';
import type { NewEvent } from './aggregate-document.js';

export interface EventOrigin {
  /** The id events carry unless they name another aggregate. */
  documentId: string;
  /** The number of the document's newest event before these. */
  sequence: number;
  occurredAt: Date;
  actor: EventActor;
  correlationId: string;
  traceparent?: string | undefined;
  newId: () => string;
}

/** New events continue the document's own numbers, whatever aggregate they name; a payload its schema refuses is a bug. */
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

// What is stored is what will travel: no undefined, no class instances.
const plainJson = (envelope: EventEnvelope): EventEnvelope => JSON.parse(JSON.stringify(envelope)) as EventEnvelope;
