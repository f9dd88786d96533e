import type { EventActor, Rights, Role } from '@pothik/contracts/platform';

/** A signed-in person, as in the gateway's statement. */
export interface Person {
  kind: 'person';
  id: string;
  email: string;
  role: Role;
  verified: boolean;
  /** Of an ADMIN: `RIGHT`s. */
  rights?: Rights | undefined;
  /** Accounts of guests that have become this one: their rides are the person’s. */
  formerIds?: readonly string[] | undefined;
  sessionId: string;
  /** The epoch of the access token, if the gateway states it: once a higher one is stored, the session may be over. */
  epoch?: number | undefined;
  /** When the access token ends, if the gateway states it: an open stream ends then. */
  sessionExpiresAt?: Date | undefined;
}

/** Another service of the platform. */
export interface ServiceCallerIdentity {
  kind: 'service';
  name: string;
}

/** Who makes a call. */
export type Caller = Person | ServiceCallerIdentity | { kind: 'public' };

/** A person as the actor of an event. */
export const actorOf = ({ id, role }: Person): EventActor => ({ kind: 'person', id, role });

/** Sweeps and consumers act as the system. */
export const SYSTEM_ACTOR: EventActor = { kind: 'system' };
