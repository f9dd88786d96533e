import { documentSchema, endsAfter } from '@pothik/service-kit';

/** Notices of one browser, for the person who subscribed last, while their session lasts. */
export interface PushSubscriptionDocument {
  /** SHA-256 of the endpoint: the next person on a shared phone takes the subscription over in one write. */
  _id: string;
  personId: string;
  sessionId: string;
  /** The epoch under which the session was last known to go on. */
  epoch: number;
  endpoint: string;
  p256dh: string;
  auth: string;
  /** Of the VAPID key that the browser subscribed with. */
  keyId: string;
  createdAt: Date;
  /** When its page, or a receipt, last showed that it is there. */
  lastSeenAt: Date;
  /** When a notice last arrived. */
  receiptAt: Date | null;
  /** Sends that failed since the last that did not. */
  failures: number;
}

export const PUSH_SUBSCRIPTION_MODEL = 'PushSubscription';

/** Longer than any session lasts without its page. */
const STORED_SECONDS = 90 * 24 * 3600;

const text = { type: String, required: true };
const date = { type: Date, required: true };

export const pushSubscriptionSchema = documentSchema<PushSubscriptionDocument>(
  {
    _id: text,
    personId: text,
    sessionId: text,
    epoch: { type: Number, required: true },
    endpoint: text,
    p256dh: text,
    auth: text,
    keyId: text,
    createdAt: date,
    lastSeenAt: date,
    receiptAt: { type: Date, default: null },
    failures: { type: Number, required: true },
  },
  { collection: 'push_subscriptions' },
);
pushSubscriptionSchema.index({ personId: 1, createdAt: -1, _id: -1 });
endsAfter(pushSubscriptionSchema, 'lastSeenAt', STORED_SECONDS);
