import type { EventEnvelope } from '@pothik/contracts/platform';
import type { AggregateDocument, IdempotencyKey } from './aggregate-document.js';

/** How many commands a document remembers. */
export const KEPT_COMMANDS = 16;

/** At this many pending events a document takes no more changes. */
export const PENDING_EVENTS_MAXIMUM = 200;

/** What the store alone writes. */
const OWN_FIELDS: ReadonlySet<string> = new Set<keyof AggregateDocument>([
  '_id',
  'version',
  'eventSequence',
  'pendingEvents',
  'pendingSince',
  'commands',
  'createdAt',
  'updatedAt',
]);

type Operators = Record<string, Record<string, unknown>>;

/** Whether the database would keep two values alike. */
type IsSame = (left: unknown, right: unknown) => boolean;

/** One change as plain operators: what differs is set or unset, the version rises by one, events and command are appended. */
export function aggregateUpdate<T extends object>(
  current: T,
  next: T,
  events: readonly EventEnvelope[],
  command: IdempotencyKey | undefined,
  now: Date,
  isSame: IsSame,
): Operators {
  const { set, unset } = differences(current, next, isSame);
  const pushed = {
    ...(events.length > 0 ? { pendingEvents: { $each: events } } : {}),
    ...(command ? { commands: kept(command) } : {}),
  };
  return withoutEmpty({
    // Set anew by every change: the outbox may remove an earlier mark at this very moment.
    $set: { ...set, updatedAt: now, ...(events.length > 0 ? { pendingSince: now } : {}) },
    $unset: unset,
    $inc: { version: 1, ...(events.length > 0 ? { eventSequence: events.length } : {}) },
    $push: pushed,
  });
}

/** Remembers a command that changed nothing; the version stays. */
export const commandUpdate = (command: IdempotencyKey): Operators => ({ $push: { commands: kept(command) } });

const kept = (command: IdempotencyKey) => ({ $each: [command], $slice: -KEPT_COMMANDS });

function differences(
  current: object,
  next: object,
  isSame: IsSame,
): { set: Record<string, unknown>; unset: Record<string, unknown> } {
  const before = new Map(Object.entries(current));
  const after = new Map(Object.entries(next).filter(([, value]) => value !== undefined));
  const set: Record<string, unknown> = {};
  const unset: Record<string, unknown> = {};
  for (const [name, value] of after) {
    if (!OWN_FIELDS.has(name) && !isSame(before.get(name), value)) set[name] = value;
  }
  for (const name of before.keys()) {
    if (!OWN_FIELDS.has(name) && !after.has(name)) unset[name] = 1;
  }
  return { set, unset };
}

const withoutEmpty = (operators: Operators): Operators =>
  Object.fromEntries(Object.entries(operators).filter(([, fields]) => Object.keys(fields).length > 0));
