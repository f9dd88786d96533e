export interface Sms {
  /** A Bangladeshi mobile number, +8801712345678. Nothing is sent to any other. */
  to: string;
  text: string;
  /** Letters, digits and hyphens. A gateway may tell a repeat by it. */
  id: string;
}

/**
 * Why an SMS was refused for good. `number`: the number is wrong or unknown. `sender`, `balance`, `language`: the gateway takes none
 * of ours until an operator acts. `no-gateway`: none is set.
 */
export type SmsRefusal = 'number' | 'sender' | 'balance' | 'language' | 'no-gateway' | 'other';

/**
 * What became of an SMS. `sent`: the gateway has it, which does not say that it arrived. `later`: try again; `mayBeSent` when the
 * gateway may have it nevertheless. `unreadable`: the gateway answered something that says neither. `said`: why, for the log,
 * without numbers and codes.
 */
export type SmsOutcome =
  | { kind: 'sent'; parts: number; gatewayId?: string }
  | { kind: 'refused'; why: SmsRefusal; said: string }
  | { kind: 'later'; mayBeSent: boolean; said: string }
  | { kind: 'unreadable'; said: string };

/** Sends SMS: by a gateway's HTTP interface, or captured for the development surface. */
export abstract class SmsSender {
  /** Whether there is anything to send by. */
  abstract get isSetUp(): boolean;
  /** Never throws for what a gateway or the network does. */
  abstract send(sms: Sms): Promise<SmsOutcome>;
  abstract close(): Promise<void>;
}
