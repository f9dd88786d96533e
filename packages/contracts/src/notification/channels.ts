import { z } from 'zod';
import type { Channel } from '../platform/shared-text.js';
import { identifier } from '../platform/text.js';
import { notification } from './notification.js';

/**
 * A new notification with its trace. Its kind is any word: an instance that does not know it reads the database, as it does
 * without a content it can read.
 */
const content = notification.extend({ kind: z.string(), traceparent: z.string().optional().catch(undefined) });

/** The channels that wake streams in all instances of notification, by name. */
export const notificationChannels = {
  /** The person whose streams are woken, and their new notification. */
  feed: {
    channel: 'feed',
    form: 'addressed',
    value: z.object({ personId: identifier, content: content.optional().catch(undefined) }),
  },
  /** An invalidation for the pages of these people, or of administrators. Pages ignore a topic that they do not know. */
  changes: {
    channel: 'page-changes',
    form: 'json',
    value: z.object({ topic: z.string(), to: z.union([z.literal('administrators'), z.array(identifier)]) }),
  },
  /** The list of free drivers may have changed, by the event of this id. */
  freeDrivers: { channel: 'free-drivers', form: 'text', value: z.string() },
} as const satisfies Record<string, Channel>;
