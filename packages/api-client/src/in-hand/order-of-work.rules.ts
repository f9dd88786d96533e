import type { RideStatus } from '@pothik/contracts/ride';

/** What a person does on a ride that may wait for a network. Accept, reject, book and set fare are never kept. */
export type RideAct =
  | { kind: 'sos' }
  | { kind: 'arrived' }
  | { kind: 'start-code'; otp: string }
  | { kind: 'in-transit' }
  | { kind: 'completed' }
  | { kind: 'cancel'; reason: string };
export type ActKind = RideAct['kind'];

/** How an act ended: done, refused with the API's words, or not sent because an earlier act of its ride was refused. */
export type ActEnd = { at: number } & (
  | { kind: 'done' }
  | { kind: 'refused'; code: string; message: string }
  | { kind: 'not-sent'; because: ActKind }
);

/** An act on the device. Times by the device's clock, in ms. */
export interface KeptAct {
  /** Its place in the order in which acts were kept. */
  number: number;
  rideId: string;
  personId: string;
  act: RideAct;
  /** The idempotency key: made when the act was pressed, and never again. */
  key: string;
  pressedAt: number;
  /** Its SOS was refused while acts that change the ride's status waited: it is sent again after them. */
  isAfterRide?: boolean;
  /** Absent while it waits. */
  end?: ActEnd;
}

/** The order of work: which status an act leads from and to. The others change none, or end the ride. */
const LEADS: Readonly<Partial<Record<ActKind, readonly [from: RideStatus, to: RideStatus]>>> = {
  'start-code': ['ACCEPTED', 'PICKED UP'],
  'in-transit': ['PICKED UP', 'IN TRANSIT'],
};

/** Whether an act was neither answered nor given up. */
export const isWaiting = ({ end }: Pick<KeptAct, 'end'>): boolean => end === undefined;

/** As they were kept. */
export const inOrder = (acts: readonly KeptAct[]): KeptAct[] =>
  [...acts].sort((one, other) => one.number - other.number);

/** The status that a ride has once its waiting acts are done, in the order of work. */
export const statusAfter = (status: RideStatus, waiting: readonly KeptAct[]): RideStatus =>
  inOrder(waiting).reduce((reached, { act }) => {
    const [from, to] = LEADS[act.kind] ?? [];
    return to !== undefined && from === reached ? to : reached;
  }, status);
