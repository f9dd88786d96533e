import { eventually } from '../live/person.mjs';
import { live } from '../lives/life.mjs';

/** Of each rider: a page of the list. */
const RIDES = 10;

/** Every rider gets a page of rides. Their streams are closed: they would be served beside the reads. */
export async function ridersOf(pairs) {
  await Promise.all(
    pairs.map(async (pair) => {
      // The ride service may not have consumed the events of new drivers yet.
      await eventually(() => live(pair));
      for (let count = 1; count < RIDES; count += 1) await live(pair);
      await pair.stream?.close();
    }),
  );
  return pairs.map(({ rider }) => rider);
}

/** A question of each rider at the gateway. */
export const asTheRiders = (riders, path) =>
  riders.map(({ url, cookie }) => ({ url: `${url}${path}`, headers: { cookie } }));
