import type { Full } from './no-place-left.js';

/** How many are taken, and how many there may be; `own` are those of the person or the address. */
export interface Places {
  own: number;
  ownMaximum: number;
  inAll: number;
  maximum: number;
}

/** What is full when one more comes; undefined while there is a place. */
export function fullFor(
  owner: Exclude<Full, 'gateway'>,
  { own, ownMaximum, inAll, maximum }: Places,
): Full | undefined {
  if (own >= ownMaximum) return owner;
  return inAll >= maximum ? 'gateway' : undefined;
}
