import { PUSH } from '@pothik/contracts/notification';
import webPush, { type RequestDetails } from 'web-push';
import type { Push, PushOutcome } from './push-sender.js';

/** The encrypted and signed request of a push, or why it is refused before anybody is asked. Push services refuse the same. */
export function requestOf(push: Push, isAccepted: boolean): { request: RequestDetails } | { outcome: PushOutcome } {
  const { target, message, ttlSeconds, topic, identity } = push;
  const bytes = Buffer.byteLength(message);
  if (bytes > PUSH.messageMaximumBytes) return { outcome: { kind: 'too-large', said: `a message of ${bytes} bytes` } };
  if (!isAccepted) return { outcome: { kind: 'refused', said: 'not the address of a known push service' } };
  const { endpoint, p256dh, auth } = target;
  const options = { vapidDetails: identity, TTL: ttlSeconds, urgency: 'high', topic } as const;
  try {
    return { request: webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, message, options) };
  } catch (error) {
    return { outcome: { kind: 'refused', said: (error as Error).message } };
  }
}
