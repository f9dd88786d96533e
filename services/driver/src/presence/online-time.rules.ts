interface Stretch {
  from: Date;
  to: Date;
}

/**
 * How long somebody was ONLINE from `start` to before `end`, in ms. A stretch that goes on counts up to `now`; where stretches
 * meet or overlap, no moment counts twice.
 */
export function onlineMsWithin(
  { start, end }: { start: Date; end: Date },
  finished: readonly Stretch[],
  onlineSince: Date | null,
  now: Date,
): number {
  const all = onlineSince === null ? finished : [...finished, { from: onlineSince, to: now }];
  const inOrder = [...all].sort((left, right) => left.from.getTime() - right.from.getTime());
  let counted = start.getTime();
  let sum = 0;
  for (const { from, to } of inOrder) {
    const begin = Math.max(counted, from.getTime());
    const last = Math.min(end.getTime(), to.getTime());
    if (last <= begin) continue;
    sum += last - begin;
    counted = last;
  }
  return sum;
}
