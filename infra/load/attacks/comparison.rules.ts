import type { Measurement } from '../measurement.rules.mjs';
import { shareOf } from '../share.rules.mjs';

const KINDS = ['log-ins', 'bookings'] as const;
export type Kind = (typeof KINDS)[number];

/** One call of an ordinary person; times in milliseconds since the beginning of its part. */
export interface Call {
  kind: Kind;
  /** When it was due, so that a person who had to wait is measured too. */
  askedAt: number;
  answeredAt: number;
  /** Why it did not succeed. */
  refusal?: string;
}

/** Resident megabytes of all processes of the platform. */
export interface Memory {
  before: number;
  maximum: number;
  /** Ten seconds after the attack. */
  after: number;
}

/** Three parts of one run: people alone, under the attack, and ten seconds after it. */
export interface Observed {
  alone: readonly Call[];
  attacked: readonly Call[];
  after: readonly Call[];
  memory: Memory;
}

const SHARES = { p50: 0.5, p99: 0.99 };
const TARGET = {
  timesAsLong: 2,
  /** Of docs/operations.md: what two decoders take at most. */
  moreMb: 512,
  /** A heap that grew gives its pages back slowly; a decoder or a body that is left shows. */
  timesTheMemory: 1.5,
  normalWithinS: 10,
};

/** Nobody waits for a refusal: it counts as never answered. */
const durationOf = ({ askedAt, answeredAt, refusal }: Call): number =>
  refusal === undefined ? answeredAt - askedAt : Number.POSITIVE_INFINITY;

function percentileOf(calls: readonly Call[], kind: Kind, share: number): number {
  const durations = calls.filter((call) => call.kind === kind).map(durationOf);
  const percentile = shareOf(durations, share);
  if (percentile === undefined) throw new Error(`No ${kind} were measured.`);
  return percentile;
}

/** The lines of an attack, each beside its target. @throws Error when a part has no log-ins or no bookings */
export function comparisonOf({ alone, attacked, after, memory }: Observed): Measurement[] {
  const times = KINDS.flatMap((kind) =>
    Object.entries(SHARES).map(([label, share]): Measurement => {
      const [without, under] = [percentileOf(alone, kind, share), percentileOf(attacked, kind, share)];
      const name = `${kind}, ${label}: ${without.toFixed(0)} ms alone, ${under.toFixed(0)} ms attacked`;
      return { name, unit: 'times', values: [under / without], target: TARGET.timesAsLong };
    }),
  );
  const limitOf = (kind: Kind) => TARGET.timesAsLong * percentileOf(alone, kind, SHARES.p99);
  const limits = { 'log-ins': limitOf('log-ins'), bookings: limitOf('bookings') };
  const refused = [...attacked, ...after].filter(({ refusal }) => refusal !== undefined).length;
  return [
    ...times,
    { name: `calls refused, of ${attacked.length + after.length}`, unit: 'calls', values: [refused], target: 0 },
    {
      name: 'calls normal again after the attack',
      unit: 's',
      values: [secondsUntilNormal(after, limits)],
      target: TARGET.normalWithinS,
    },
    {
      name: `memory at most, beyond the ${memory.before.toFixed(0)} MB before`,
      unit: 'MB',
      values: [memory.maximum - memory.before],
      target: TARGET.moreMb,
    },
    {
      name: `memory 10 s after: ${memory.after.toFixed(0)} MB`,
      unit: 'times',
      values: [memory.after / memory.before],
      target: TARGET.timesTheMemory,
    },
  ];
}

/** When the last call that took longer than its kind's limit, in ms, or was refused, had its answer; 0: there was none. */
export function secondsUntilNormal(after: readonly Call[], limits: Readonly<Record<Kind, number>>): number {
  const slow = after.filter((call) => durationOf(call) > limits[call.kind]);
  return Math.max(0, ...slow.map(({ answeredAt }) => answeredAt)) / 1000;
}

/** The first refusal of any part with its kind of call. */
export function refusedFirst({ alone, attacked, after }: Observed): string | undefined {
  const first = [...alone, ...attacked, ...after].find(({ refusal }) => refusal !== undefined);
  return first && `${first.kind}: ${first.refusal}`;
}

/** How often the attack had which answer, the most frequent first. */
export function talliedAnswers(answers: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const answer of answers) counts.set(answer, (counts.get(answer) ?? 0) + 1);
  const tallied = [...counts].sort(([, left], [, right]) => right - left);
  return tallied.map(([answer, count]) => `${answer} × ${count}`).join(', ') || 'nothing';
}
