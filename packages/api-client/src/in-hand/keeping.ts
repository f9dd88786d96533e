import type { RideView } from '@pothik/contracts/ride';
import type { Me } from '@pothik/contracts/user';
import { tabChannel, underLock } from '../browser/tabs';
import { MARK } from './device-mark';
import { addAct, deleteAct, deleteWaiting, eraseAllBut, putActs, putRide, readAll } from './in-hand.database';
import { type OnDevice, remainingOf, rideInHandOf, type Whose } from './in-hand.rules';
import { inHandStore } from './in-hand.store';
import { MOST_ACTS_OF_A_RIDE, notSentAfter } from './kept-acts.rules';
import { type ActEnd, isWaiting, type KeptAct } from './order-of-work.rules';

/** What other tabs show of it: acts that ended, whose ride the device may have no more, and those that are gone. */
const channel = tabChannel<{ ended?: readonly KeptAct[]; gone?: number }>('pothik-in-hand');

/** Where the browser allows no storage, a later opening has nothing to look for. */
function setMark(isSet: boolean): void {
  try {
    if (isSet) localStorage.setItem(MARK, '1');
    else localStorage.removeItem(MARK);
  } catch {
    inHandStore.setState({ isRefused: true });
  }
}

let turn: Promise<unknown> = Promise.resolve();

/** One after the other, so that what is erased stays erased. Where the browser keeps nothing, nothing is kept. */
function inTurn(work: () => Promise<void>): Promise<void> {
  const done = turn.then(work).catch(refuse);
  turn = done;
  return done;
}

function refuse(error: unknown): void {
  if (globalThis.indexedDB) console.warn('This browser keeps no ride.', error);
  inHandStore.setState({ isRefused: true });
}

/** Erases what must not be on the device, then shows the rest. */
export const openFor = (whose: Whose): Promise<void> =>
  inTurn(async () => {
    const { acts } = inHandStore.getState();
    const ofPage = remainingOf({ ride: undefined, acts: acts.filter(({ number }) => number < 0) }, whose, Date.now());
    inHandStore.setState({ ride: undefined, acts: ofPage.acts });
    await eraseWhatMayNotRemain(whose);
  });

/** Keeps what the platform said of a person's ride; without a ride under way erases it. */
export const keepRide = (ride: RideView | null, person: Me): Promise<void> =>
  inTurn(async () => {
    const next = ride ? rideInHandOf(ride, person, Date.now()) : undefined;
    // Without a ride it matters to nobody that the browser keeps nothing.
    if (!next && inHandStore.getState().isRefused) return inHandStore.setState({ isRefused: false });
    if (next) {
      setMark(true);
      await putRide(next);
    }
    await eraseWhatMayNotRemain({ personId: person._id }, next !== undefined);
  });

async function eraseWhatMayNotRemain(whose: Whose, hasRide = true): Promise<void> {
  const now = Date.now();
  show(await eraseAllBut(({ ride, acts }) => remainingOf({ ride: hasRide ? ride : undefined, acts }, whose, now)));
}

/** Acts of this page alone, where the browser keeps nothing, and those that ended stay beside those of the device. */
function show({ ride, acts }: OnDevice): void {
  const numbers = new Set(acts.map(({ number }) => number));
  const ofPage = inHandStore.getState().acts.filter((act) => !numbers.has(act.number) && (act.end || act.number < 0));
  inHandStore.setState({ ride, acts: [...ofPage, ...acts], isRefused: false });
  if (!ride && acts.length === 0) setMark(false);
}

/** Keeps an act on the device. @returns it; undefined where the browser, or the number of acts, does not allow it */
export async function keepAct(act: Omit<KeptAct, 'number'>): Promise<KeptAct | undefined> {
  const ofRide = inHandStore.getState().acts.filter(({ rideId }) => rideId === act.rideId);
  if (ofRide.length >= MOST_ACTS_OF_A_RIDE) return undefined;
  let kept: KeptAct | undefined;
  await inTurn(async () => {
    setMark(true);
    kept = await addAct(act);
    replace([kept]);
    channel.send({});
  });
  return kept;
}

/** Keeps an act while this page lives. */
export function keepHere(act: Omit<KeptAct, 'number'>): void {
  replace([{ ...act, number: -act.pressedAt }]);
}

/** All acts, as the device has them now and this page alone. */
export async function readActs(): Promise<KeptAct[]> {
  const { acts } = inHandStore.getState();
  const ofPage = acts.filter(({ number }) => number < 0);
  if (acts.length === ofPage.length) return ofPage;
  // What the page knows of an act holds where the device could not store it: it is not sent again.
  const known = new Map(acts.map((act) => [act.number, act]));
  const asKnown = (act: KeptAct) => {
    const shown = known.get(act.number);
    return shown?.end || shown?.isAfterRide ? shown : act;
  };
  return [...ofPage, ...(await readAll()).acts.map(asKnown)];
}

/** Notes how an act ended, for every tab; a refusal ends the later acts of its ride, too. Nothing of an ended ride remains. */
export const endAct = (act: KeptAct, end: ActEnd): Promise<void> =>
  inTurn(async () => {
    const later = end.kind === 'refused' ? notSentAfter(inHandStore.getState().acts, act) : [];
    const because = { kind: 'not-sent', because: act.act.kind, at: end.at } as const;
    const ended = [{ ...act, end }, ...later.map((one) => ({ ...one, end: because }))];
    replace(ended);
    channel.send({ ended });
    if (inHandStore.getState().isRefused) return;
    await putActs(ended);
    await eraseWhatMayNotRemain({ personId: act.personId });
  });

/** An SOS whose turn comes after the acts that lead to a status which allows it. */
export const putBehindRide = (act: KeptAct): Promise<void> =>
  inTurn(async () => {
    const behind = { ...act, isAfterRide: true };
    replace([behind]);
    if (!inHandStore.getState().isRefused) await putActs([behind]);
  });

/** An act is either being sent or being taken back, whichever tab does it: it ends done or undone, never both. */
export const aloneWith = <T>(number: number, work: () => Promise<T>): Promise<T> =>
  underLock(`pothik-kept-act-${number}`, work);

/** Takes an act back that waits: one that is being sent only after the try, if that had no answer. One that ended stays. */
export const withdrawAct = (number: number): Promise<void> =>
  aloneWith(number, () =>
    inTurn(async () => {
      if (!(await deleteWaiting(number))) return;
      removeInTabs(number);
      await eraseWhatIsEmpty();
    }),
  );

/** Forgets an act whose end was seen. */
export const removeAct = (number: number): Promise<void> =>
  inTurn(async () => {
    removeInTabs(number);
    if (number > 0) await deleteAct(number);
    await eraseWhatIsEmpty();
  });

function removeInTabs(number: number): void {
  remove(number);
  channel.send({ gone: number });
}

async function eraseWhatIsEmpty(): Promise<void> {
  if (inHandStore.getState().ride) return;
  const { ride, acts } = await readAll();
  if (!ride && acts.length === 0) setMark(false);
}

/** Follows the other tabs. */
export const listenToTabs = (onWaiting: () => void): void => {
  channel.listen(({ ended = [], gone }) => {
    replace(ended);
    if (gone !== undefined) remove(gone);
    void inTurn(async () => show(await readAll())).then(onWaiting);
  });
};

const replace = (changed: readonly KeptAct[]): void => {
  const numbers = new Set(changed.map(({ number }) => number));
  const others = inHandStore.getState().acts.filter(({ number }) => !numbers.has(number));
  inHandStore.setState({ acts: [...others, ...changed].sort((one, other) => one.number - other.number) });
};

const remove = (number: number): void =>
  inHandStore.setState(({ acts }) => ({ acts: acts.filter((act) => act.number !== number) }));

/** Whether an act of a ride waits in this page's sight. */
export const hasWaiting = (rideId: string): boolean =>
  inHandStore.getState().acts.some((act) => act.rideId === rideId && act.act.kind !== 'sos' && isWaiting(act));
