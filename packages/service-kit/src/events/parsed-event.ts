import { EVENTS } from '@pothik/contracts/catalogue';
import { type EventEnvelope, eventEnvelope } from '@pothik/contracts/platform';
import { z } from 'zod';

export type ParsedEvent = { event: EventEnvelope } | { unreadable: string };

/** Parses a record's envelope; the payload is not parsed yet. */
export function parseEnvelope(value: string): ParsedEvent {
  let json: unknown;
  try {
    json = JSON.parse(value);
  } catch {
    return { unreadable: 'The record is not valid JSON' };
  }
  const parsed = eventEnvelope.safeParse(json);
  return parsed.success
    ? { event: parsed.data }
    : { unreadable: `The envelope is not valid: ${z.prettifyError(parsed.error)}` };
}

/** Parses the payload by the schema of its type. */
export function parsePayload(event: EventEnvelope): ParsedEvent {
  const definition = EVENTS[event.type];
  if (!definition) return { unreadable: `Nobody declares ${event.type}` };
  const parsed = definition.payload.safeParse(event.payload);
  return parsed.success
    ? { event: { ...event, payload: parsed.data } }
    : { unreadable: `The payload of ${event.type} is not valid: ${z.prettifyError(parsed.error)}` };
}
