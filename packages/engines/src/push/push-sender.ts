/** A browser's subscription at its push service, as the browser gave it. */
export interface PushTarget {
  endpoint: string;
  /** The browser's public key: a point of P-256, 65 bytes in base64url. */
  p256dh: string;
  /** 16 bytes in base64url. */
  auth: string;
}

/** By what a push service knows who sends (VAPID, RFC 8292). Keys in base64url. */
export interface PushIdentity {
  publicKey: string;
  privateKey: string;
  /** Whom a push service writes to: `mailto:…`. */
  subject: string;
}

export interface Push {
  target: PushTarget;
  /** At most `PUSH.messageMaximumBytes` of UTF-8. */
  message: string;
  /** How long the push service keeps it for a phone that is away. */
  ttlSeconds: number;
  /** A later push of the same topic replaces one that still waits at the push service. At most 32 characters of base64url. */
  topic: string;
  identity: PushIdentity;
}

/**
 * What became of a push. `sent`: the push service has it, which does not say that it arrived. `gone`: the subscription has ended.
 * `keys-wrong`: the push service refuses our keys or subject. `refused`: for another reason, or by our own rules.
 * `later`: try again, after `afterMs` where the push service says when. `said`: why, for the log.
 */
export type PushOutcome =
  | { kind: 'sent' | 'gone' }
  | { kind: 'keys-wrong' | 'too-large' | 'refused'; said: string }
  | { kind: 'later'; said: string; afterMs?: number };

/** Sends messages to phones that sleep: by the push services of their browsers, or captured for the development surface. */
export abstract class PushSender {
  /** Whether the endpoint belongs to a push service that is sent to. */
  abstract accepts(endpoint: string): boolean;
  /** Never throws for what a push service or the network does. */
  abstract send(push: Push): Promise<PushOutcome>;
  abstract close(): Promise<void>;
}
