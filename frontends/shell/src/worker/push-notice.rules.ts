import { PUSH_MESSAGE_VERSION, PUSHED_PATH, type PushMessage } from '@pothik/contracts/notification';
import type { Language } from '@pothik/contracts/platform';
import { keepingOf } from './keeping.rules';
import { somethingNew } from './something-new.table';

/** What the browser shows. The project's types of it lack `renotify`. */
export interface Notice {
  title: string;
  options: NotificationOptions & { renotify: boolean; data: { path: string } };
}

/** Where a notice leads that says no page of ours: there the newest release says what is new. */
const HOME = '/';
/** One notice for all messages that this worker cannot read. */
const UNREAD_TAG = 'pothik';

const PICTURES = { icon: '/icons/icon-192.png', badge: '/icons/badge-96.png' };
const TEXTS = ['tag', 'title', 'body', 'path', 'until', 'past'] as const;

const hasText = (message: Partial<Record<string, unknown>>, field: string): boolean =>
  typeof message[field] === 'string' && message[field] !== '';

const fieldsOf = (message: unknown): Partial<Record<string, unknown>> =>
  typeof message === 'object' && message !== null ? message : {};

/** Whether this worker knows the form of a message. Fields that a later release adds do not matter. */
function isKnown(message: unknown): message is PushMessage {
  const fields = fieldsOf(message);
  return (
    fields.v === PUSH_MESSAGE_VERSION &&
    TEXTS.every((field) => hasText(fields, field)) &&
    !Number.isNaN(Date.parse(String(fields.until)))
  );
}

/**
 * What is shown of a message: always something, since a browser takes push away from a site that shows nothing. After `until` it is
 * said without a sound what is past.
 * @param message as it was decrypted; undefined when it is no JSON
 * @param language of the page; undefined when it is not known
 * @param now in milliseconds since 1970
 */
export function noticeOf(message: unknown, language: Language | undefined, now: number): Notice {
  if (!isKnown(message)) {
    const { title, body } = somethingNew(language);
    return { title, options: { ...PICTURES, body, tag: UNREAD_TAG, renotify: true, data: { path: HOME } } };
  }
  const { title, tag, path } = message;
  const isPast = now >= Date.parse(message.until);
  const silent = isPast || message.quiet === true;
  const requireInteraction = !isPast && message.stays === true;
  const body = isPast ? message.past : message.body;
  const data = { path: pushedPath(path) };
  return { title, options: { ...PICTURES, body, tag, silent, renotify: !silent, requireInteraction, data } };
}

/** The number that proves that a message arrived, of any form; undefined without one. */
export function receiptOf(message: unknown): string | undefined {
  const { receipt } = fieldsOf(message);
  return typeof receipt === 'string' && /^[0-9a-f]{32}$/.test(receipt) ? receipt : undefined;
}

/** The page that a notice leads to: no address but those that notices are meant for. */
export const pushedPath = (path: unknown): string => (typeof path === 'string' && PUSHED_PATH.test(path) ? path : HOME);

interface Tab {
  url: string;
  visibilityState: DocumentVisibilityState;
}

const pathIn = ({ url }: Tab): string => new URL(url).pathname;

/** The open tab that a tap on a notice uses: the one that shows the page already, else the one in sight, else any page of ours. */
export function tabFor<T extends Tab>(path: string, tabs: readonly T[]): T | undefined {
  const ours = tabs.filter((tab) => keepingOf(pathIn(tab), true) === 'page');
  return ours.find((tab) => shows(tab, path)) ?? ours.find((tab) => tab.visibilityState === 'visible') ?? ours[0];
}

/** Whether the tab need not be led to the page. */
export const shows = (tab: Tab, path: string): boolean => pathIn(tab) === path;
