import type { z } from 'zod';
import type { EventDefinition } from '../platform/event.js';
import type { Words } from '../platform/language.js';
import type { Owner } from '../platform/owners.js';
import type { NotificationLook, NotificationPage } from './looks.js';
import type { InvalidationTopic, Notification, NotificationKind, ShownNotification } from './notification.js';

/** Everybody who is an administrator when the event is handled. */
export const TO_ADMINISTRATORS = 'administrators';

/** What an event says to some people, and what their pages do with it. */
export interface EventNotification extends Pick<ShownNotification, 'words' | 'about' | 'alarms'> {
  to: typeof TO_ADMINISTRATORS | readonly string[];
  kind: NotificationKind;
  subjectId: string;
  facts: Notification['facts'];
  look: NotificationLook;
  leadsTo: { page: NotificationPage; id?: string };
  changes: readonly InvalidationTopic[];
}

/** What a notification says, and its icon. */
export type Said = Pick<EventNotification, 'words' | 'look'>;

/** What becomes stale in the pages of people whom the event does not notify; `list`: in those of administrators. */
export interface PageInvalidation {
  topic: InvalidationTopic;
  people: readonly string[];
  list?: InvalidationTopic;
}

/** A mail to every administrator. `page`: the address of a page of the platform. */
export interface AdministratorMail {
  /** Whose names the text says. */
  people: readonly string[];
  /** It is mailed once for this key; absent: once for each event. */
  key?: string;
  textOf(told: MailFacts): MailText;
}
export interface MailFacts {
  /** Names by person id; '-' where one is missing. */
  nameOf(personId: string): string;
  occurredAt: string;
  pageOf(path: string): string;
}
export interface MailText {
  subject: string;
  text: string;
}

/**
 * What phones that sleep are told, on a locked screen: so no name of a rider, no phone, note, code or reason. `PushMessage` is what
 * one phone gets of it.
 */
export interface PushedNotice {
  to: typeof TO_ADMINISTRATORS | readonly string[];
  title: Words;
  body: Words;
  /** The next notice of the same tag replaces this one; absent: none does. */
  tag?: string;
  /** The page that answers it. */
  path: string;
  /** A moment: it is not sent any more, and a phone that shows it later says `past` in place of `body`. */
  until: string;
  past: Words;
  /** Without a sound. */
  quiet?: true;
  /** It stays until the person touches it. */
  stays?: true;
  /** Only for phones that were sent a notice of the same tag before. */
  replaces?: true;
}

/** Everything that follows from an event for people and their pages. The service notification does it. */
export interface EventEffects<Payload> {
  /** Each person at most once. `NOBODY`: the event notifies nobody. */
  notifies(payload: Payload): readonly EventNotification[];
  /** `NOTHING_SHOWN`: no page shows what it changes. */
  changes(payload: Payload): PageInvalidation | undefined;
  /** Whether the list of free drivers may change; absent: never. */
  changesFreeList?(payload: Payload): boolean;
  mails?(payload: Payload): AdministratorMail;
  /** Absent: no phone is told. `occurredAt`: of the event. */
  pushes?(payload: Payload, occurredAt: string): readonly PushedNotice[];
}

/** Any event with what follows from it. */
export type AnyDomainEvent = EventDefinition & EventEffects<unknown>;

export type DomainEvent<Type extends string, Payload extends z.ZodType> = EventDefinition & {
  type: Type;
  payload: Payload;
} & EventEffects<z.output<Payload>>;

/** An event with all that follows from it. Its `type` is `owner.what-happened` in past tense; Nest handlers match on it. */
export const domainEvent = <const Type extends string, Payload extends z.ZodType>(
  event: DomainEvent<Type, Payload>,
): DomainEvent<Type, Payload> => event;

/** Declares an owner's events. */
export const eventsOf = <const T extends Record<string, AnyDomainEvent>>(_owner: Owner, table: T): T => table;

export const NOBODY = (): readonly EventNotification[] => [];
export const NOTHING_SHOWN = (): undefined => undefined;
