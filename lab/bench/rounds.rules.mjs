/**
 * The same items in a random order (Fisher and Yates).
 * @template Item
 * @param {readonly Item[]} items
 * @param {() => number} random from 0 to below 1
 * @returns {Item[]}
 */
export function shuffled(items, random) {
  const order = [...items];
  for (let last = order.length - 1; last > 0; last -= 1) {
    const chosen = Math.floor(random() * (last + 1));
    [order[last], order[chosen]] = [order[chosen], order[last]];
  }
  return order;
}

/** What is measured of one in each round, times what is measured of the other in the same round. */
export const ratios = (ofOne, ofOther) => ofOne.map((value, round) => value / ofOther[round]);
