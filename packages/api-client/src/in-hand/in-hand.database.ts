import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { OnDevice, RideInHand } from './in-hand.rules';
import { isWaiting, type KeptAct } from './order-of-work.rules';

const NAME = 'pothik-in-hand';
/** The one ride has one place. */
const PLACE = 'ride';

interface Schema extends DBSchema {
  ride: { key: string; value: RideInHand };
  acts: { key: number; value: KeptAct };
}

/** Written through to the disk before it counts as kept: a browser's default survives a crash, but no power cut. */
const STRICT = { durability: 'strict' } as const;

let opened: Promise<IDBPDatabase<Schema>> | undefined;

/** The only door to IndexedDB. @throws DOMException, or TypeError, where the browser refuses one, as private windows may */
function database(): Promise<IDBPDatabase<Schema>> {
  opened ??= openDB<Schema>(NAME, 1, {
    upgrade(created) {
      created.createObjectStore('ride');
      created.createObjectStore('acts', { keyPath: 'number', autoIncrement: true });
    },
    // Closed by the browser, say because its data was cleared: the next call opens it again.
    terminated: forget,
  });
  opened.catch(forget);
  return opened;
}

function forget(): void {
  opened = undefined;
}

/** All that is on the device, whoever wrote it. */
export async function readAll(): Promise<{ ride: RideInHand | undefined; acts: KeptAct[] }> {
  const transaction = (await database()).transaction(['ride', 'acts']);
  const [ride, acts] = await Promise.all([
    transaction.objectStore('ride').get(PLACE),
    transaction.objectStore('acts').getAll(),
    transaction.done,
  ]);
  return { ride, acts };
}

/** Erases in one transaction what does not remain. @returns what remains */
export async function eraseAllBut(decide: (found: OnDevice) => OnDevice): Promise<OnDevice> {
  const transaction = (await database()).transaction(['ride', 'acts'], 'readwrite', STRICT);
  const [rides, acts] = [transaction.objectStore('ride'), transaction.objectStore('acts')];
  const remaining = decide({ ride: await rides.get(PLACE), acts: await acts.getAll() });
  if (!remaining.ride) await rides.delete(PLACE);
  const kept = new Set(remaining.acts.map(({ number }) => number));
  for (const number of await acts.getAllKeys()) if (!kept.has(number)) await acts.delete(number);
  await transaction.done;
  return remaining;
}

export async function putRide(ride: RideInHand): Promise<void> {
  await (await database()).put('ride', ride, PLACE);
}

/** One transaction for one act. Resolves once the act survives the death of the browser. @returns the act with its number */
export async function addAct(act: Omit<KeptAct, 'number'>): Promise<KeptAct> {
  const transaction = (await database()).transaction('acts', 'readwrite', STRICT);
  const number = await transaction.store.add(act as KeptAct);
  await transaction.done;
  return { ...act, number };
}

/** Writes what became of acts. One that was taken back meanwhile stays away. */
export async function putActs(acts: readonly KeptAct[]): Promise<void> {
  const transaction = (await database()).transaction('acts', 'readwrite', STRICT);
  for (const act of acts) if (await transaction.store.getKey(act.number)) await transaction.store.put(act);
  await transaction.done;
}

export async function deleteAct(number: number): Promise<void> {
  const transaction = (await database()).transaction('acts', 'readwrite', STRICT);
  await transaction.store.delete(number);
  await transaction.done;
}

/** Deletes an act that has not ended. @returns whether there was one */
export async function deleteWaiting(number: number): Promise<boolean> {
  const transaction = (await database()).transaction('acts', 'readwrite', STRICT);
  const act = await transaction.store.get(number);
  const waits = act !== undefined && isWaiting(act);
  if (waits) await transaction.store.delete(number);
  await transaction.done;
  return waits;
}
