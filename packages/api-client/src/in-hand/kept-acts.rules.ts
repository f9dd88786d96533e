import { ACT_AGE } from '@pothik/contracts/platform';
import { type ActKind, inOrder, isWaiting, type KeptAct } from './order-of-work.rules';

/** Of one ride at once. */
export const MOST_ACTS_OF_A_RIDE = 20;

const KINDS: readonly unknown[] = [
  'sos',
  'arrived',
  'start-code',
  'in-transit',
  'completed',
  'cancel',
] satisfies readonly ActKind[];

/** Whether what lies in the store is an act of this release. */
export function isKeptAct(stored: unknown): stored is KeptAct {
  const { act, rideId, personId, key, pressedAt } = (stored ?? {}) as Partial<KeptAct>;
  const hasTexts = [rideId, personId, key].every((text) => typeof text === 'string');
  return hasTexts && typeof pressedAt === 'number' && KINDS.includes(act?.kind);
}

/** Of each ride the first acts that were kept, up to the most a ride may have. */
export const withoutExcess = (acts: readonly KeptAct[]): KeptAct[] =>
  inOrder(acts).filter((act, place, all) => {
    const before = all.slice(0, place).filter(({ rideId }) => rideId === act.rideId);
    return before.length < MOST_ACTS_OF_A_RIDE;
  });

/** The next act to send: SOS in its own lane first, then the others as they were kept. */
export function nextToSend(acts: readonly KeptAct[], personId: string): KeptAct | undefined {
  const waiting = inOrder(acts).filter((act) => act.personId === personId && isWaiting(act));
  const others = waiting.filter(({ act }) => act.kind !== 'sos');
  const sos = waiting.filter(({ act }) => act.kind === 'sos');
  const isLate = ({ isAfterRide, rideId }: KeptAct) => isAfterRide && others.some((other) => other.rideId === rideId);
  return sos.find((act) => !isLate(act)) ?? others[0];
}

/** What follows from an answer's status and code; undefined: there was none. A conflict with somebody faster decides nothing. */
export function followsFrom(status: number | undefined, code?: string): 'done' | 'refused' | 'later' {
  if (code === 'request/conflict') return 'later';
  if (status === undefined || status >= 500 || status === 401 || status === 408 || status === 429) return 'later';
  return status < 400 ? 'done' : 'refused';
}

/** The acts of the same ride that were kept after a refused one: they are not sent. SOS needs no act before it. */
export const notSentAfter = (acts: readonly KeptAct[], refused: KeptAct): KeptAct[] =>
  refused.act.kind === 'sos' ? [] : acts.filter((act) => isOfWork(act, refused.rideId) && act.number > refused.number);

/** Whether an SOS that was refused is sent once more: acts before it may bring the ride to a status that allows it. */
export const isSentAfterRide = (acts: readonly KeptAct[], refused: KeptAct): boolean =>
  refused.act.kind === 'sos' && !refused.isAfterRide && acts.some((act) => isOfWork(act, refused.rideId));

/** Whether an act may be taken back: it waits, no later act builds on it, and it is no SOS. */
export const mayWithdraw = (act: KeptAct, acts: readonly KeptAct[]): boolean =>
  isOfWork(act, act.rideId) && !acts.some((later) => isOfWork(later, act.rideId) && later.number > act.number);

/** How long ago an act was pressed, in ms; 0, which claims nothing, where the clock was set meanwhile: it says less than nothing or more than an act waits. */
export function ageOf({ pressedAt }: Pick<KeptAct, 'pressedAt'>, now: number): number {
  const age = Math.round(now - pressedAt);
  return age > 0 && age <= ACT_AGE.maximumMs ? age : 0;
}

const isOfWork = (act: KeptAct, rideId: string): boolean =>
  act.rideId === rideId && act.act.kind !== 'sos' && isWaiting(act);
