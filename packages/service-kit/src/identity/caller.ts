import type { EventActor, Role } from '@pothik/contracts/platform';

/** Somebody signed in, as the gateway states them. */
export interface Person {
  kind: 'person';
  id: string;
  email: string;
  role: Role;
  verified: boolean;
  sessionId: string;
  /** The epoch the access token was made in, where the gateway tells it: once a higher one stands, that session may be over. */
  epoch?: number | undefined;
}

/** Another service of ours. */
export interface ServiceCallerIdentity {
  kind: 'service';
  name: string;
}

/** Who calls. */
export type Caller = Person | ServiceCallerIdentity | { kind: 'public' };

/** A person as the actor of an event. */
export const actorOf = ({ id, role }: Person): EventActor => ({ kind: 'person', id, role });

/** Sweeps and consumers act as the system. */
export const SYSTEM_ACTOR: EventActor = { kind: 'system' };
