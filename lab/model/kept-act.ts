import type { Endpoint } from '@pothik/contracts/platform';
import type { Actor } from '../../e2e/support/actors/actor.js';

/** An act that waits on the device of the person who pressed it. */
export interface KeptAct {
  actor: Actor;
  endpoint: Endpoint;
  input: Readonly<Record<string, string>>;
  /** Made when it was pressed, and never again. */
  key: string;
  pressedAt: number;
}
