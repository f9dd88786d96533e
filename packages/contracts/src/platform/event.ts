import { z } from 'zod';
import type { Owner } from './owners.js';
import { ROLE } from './roles.js';
import { identifier, moment } from './text.js';

/** Who caused an event: a person, or the system (sweeps, consumers). */
export const eventActor = z.union([
  z.object({ kind: z.literal('person'), id: identifier, role: z.enum(ROLE) }),
  z.object({ kind: z.literal('system') }),
]);
export type EventActor = z.output<typeof eventActor>;

/** One kind of event of an owner. `version`: of the payload's shape; every published one has a fixture. */
export interface EventDefinition {
  readonly type: string;
  readonly version: number;
  readonly payload: z.ZodType;
}

/** A message of a topic, keyed by `aggregateId`. `aggregateVersion`: number of the aggregate's event, from 1 on. */
export const eventEnvelope = z.object({
  id: z.uuid(),
  type: z.string(),
  version: z.int().min(1),
  aggregateId: z.string().min(1),
  aggregateVersion: z.int().min(1),
  occurredAt: moment,
  actor: eventActor,
  correlationId: z.string().min(1),
  /** The W3C header of the trace it belongs to. An invalid one is dropped; the event is still read. */
  traceparent: z.string().optional().catch(undefined),
  payload: z.unknown(),
});
export type EventEnvelope<Payload = unknown> = Omit<z.output<typeof eventEnvelope>, 'payload'> & { payload: Payload };

/** The envelope of one declared event, payload typed. */
export type EventOf<D extends EventDefinition> = EventEnvelope<z.output<D['payload']>> & { type: D['type'] };

/** One topic per owner, keyed by aggregate. */
export const topicOf = (owner: Owner): string => `pothik.${owner}`;
export const deadLetterTopicOf = (topic: string): string => `${topic}.dead`;

/** An audit log entry, published by the owner of what changed and stored by notification. */
export const actRecordedPayload = z.object({
  act: z.string(),
  subjectType: z.string(),
  subjectId: z.string(),
  /** Whom it concerns: the subject's own account first, of a ride or an incident its rider and its driver; absent when nobody. */
  people: z.array(identifier).optional(),
  reason: z.string().optional(),
  before: z.record(z.string(), z.unknown()),
  after: z.record(z.string(), z.unknown()),
});
