/** The entries recorded by observe-page.js. All times in milliseconds since the navigation. */
export interface Seen {
  firstPaints: readonly { name: string; at: number }[];
  largestPaints: readonly number[];
  tasks: readonly Lasting[];
  shifts: readonly { at: number; value: number; hadRecentInput: boolean }[];
}

interface Lasting {
  at: number;
  duration: number;
}

/** A task blocks input only beyond this duration, in ms. */
const UNNOTICED_MS = 50;
/** Shifts closer than the gap form one session window, up to a maximum length; in ms. */
const SHIFT_GAP_MS = 1000;
const SHIFT_WINDOW_MS = 5000;

/** @throws Error when nothing was painted */
export function largestContentfulPaint({ largestPaints }: Pick<Seen, 'largestPaints'>): number {
  const last = largestPaints.at(-1);
  if (last === undefined) throw new Error('The page painted nothing.');
  return last;
}

/** The sum of the parts of tasks beyond 50 ms, from the first contentful paint until the page is settled. */
export function totalBlockingTime({ firstPaints, tasks }: Pick<Seen, 'firstPaints' | 'tasks'>): number {
  const painted = firstPaints.find(({ name }) => name === 'first-contentful-paint')?.at ?? 0;
  const after = tasks.map(({ at, duration }) => at + duration - Math.max(at, painted));
  return after.reduce((sum, duration) => sum + Math.max(0, duration - UNNOTICED_MS), 0);
}

/** The session window of unexpected shifts with the highest score. */
export function cumulativeLayoutShift({ shifts }: Pick<Seen, 'shifts'>): number {
  let [worst, sum, began, last] = [0, 0, 0, Number.NEGATIVE_INFINITY];
  for (const { at, value } of shifts.filter(({ hadRecentInput }) => !hadRecentInput)) {
    const joins = at - last < SHIFT_GAP_MS && at - began < SHIFT_WINDOW_MS;
    sum = joins ? sum + value : value;
    if (!joins) began = at;
    last = at;
    worst = Math.max(worst, sum);
  }
  return worst;
}
