import type { EventEnvelope } from '@pothik/contracts/platform';
import type { AggregateDocument, IdempotencyKey } from './aggregate-document.js';

/** How many commands a document stores. */
export const STORED_COMMANDS = 16;

/** At this many pending events a document refuses further changes. */
export const PENDING_EVENTS_MAXIMUM = 200;

/** Fields that only the store writes. */
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

/** Whether the database would store two values alike. */
type IsSame = (left: unknown, right: unknown) => boolean;

/** The update operators of a change: sets or unsets fields that differ, increments the version, appends events. */
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
    ...(command ? { commands: appended(command) } : {}),
  };
  return withoutEmpty({
    // Set again by every change: the outbox may be removing an earlier mark at the same time.
    $set: { ...set, updatedAt: now, ...(events.length > 0 ? { pendingSince: now } : {}) },
    $unset: unset,
    $inc: { version: 1, ...(events.length > 0 ? { eventSequence: events.length } : {}) },
    $push: pushed,
  });
}

/** The document that `aggregateUpdate` leaves, if it is `current` before. */
export function changedDocument<T extends AggregateDocument>(
  current: T,
  next: T,
  events: readonly EventEnvelope[],
  command: IdempotencyKey | undefined,
  now: Date,
): T {
  const { pendingEvents, commands } = current;
  const own = {
    _id: current._id,
    version: current.version + 1,
    eventSequence: current.eventSequence + events.length,
    pendingEvents: [...pendingEvents, ...events],
    commands: command ? [...commands, command].slice(-STORED_COMMANDS) : commands,
    createdAt: current.createdAt,
    updatedAt: now,
  };
  const pendingSince = events.length > 0 ? now : current.pendingSince;
  const changed = { ...next, ...own, pendingSince };
  return Object.fromEntries(Object.entries(changed).filter(([, value]) => value !== undefined)) as unknown as T;
}

/** Stores a command that changed nothing else: who recalls the document before it must read it again. */
export const commandUpdate = (command: IdempotencyKey): Operators => ({
  $inc: { version: 1 },
  $push: { commands: appended(command) },
});

const appended = (command: IdempotencyKey) => ({ $each: [command], $slice: -STORED_COMMANDS });

function differences(
  current: object,
  next: object,
  isSame: IsSame,
): { set: Record<string, unknown>; unset: Record<string, unknown> } {
  const before = definedFields(current);
  const after = definedFields(next);
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

const definedFields = (document: object): Map<string, unknown> =>
  new Map(Object.entries(document).filter(([, value]) => value !== undefined));

const withoutEmpty = (operators: Operators): Operators =>
  Object.fromEntries(Object.entries(operators).filter(([, fields]) => Object.keys(fields).length > 0));
