/** Each bench, with what it takes: the number of each option, and that of `--quick`. */
export const BENCHES = {
  rides: {
    load: () => import('./benches/rides.mjs'),
    plan: { rounds: [5, 1], rides: [10, 2], seconds: [20, 5] },
  },
  scale: { load: () => import('./benches/scale.mjs'), plan: { rounds: [5, 1], rides: [10, 2] } },
  reads: { load: () => import('./benches/reads.mjs'), plan: { rounds: [5, 1], seconds: [3, 1] } },
  lists: { load: () => import('./benches/lists.mjs'), plan: { rounds: [5, 1], seconds: [3, 1] } },
  streams: {
    load: () => import('./benches/streams.mjs'),
    plan: { rounds: [5, 1], count: [5_000, 500], pairs: [50, 10], seconds: [10, 5] },
  },
  start: { load: () => import('./benches/start.mjs'), plan: { rounds: [5, 1], minutes: [0, 0] } },
  million: {
    load: () => import('./benches/million.mjs'),
    plan: { rounds: [3, 1], rides: [1_000_000, 20_000], questions: [15, 3] },
  },
  growth: {
    load: () => import('./benches/growth.mjs'),
    plan: { rounds: [5, 1], rides: [10_000, 1_000], questions: [15, 3] },
  },
  'web-bytes': { load: () => import('./benches/web-bytes.mjs'), plan: {} },
  'web-loads': { load: () => import('./benches/web-loads.mjs'), plan: { rounds: [5, 1] } },
  places: { load: () => import('./benches/places.mjs'), plan: { rounds: [5, 1] } },
  calls: { load: () => import('./benches/calls.mjs'), plan: { rounds: [9, 1] } },
  searchers: { load: () => import('./benches/searchers.mjs'), plan: { rounds: [5, 1], seconds: [20, 5] } },
  ablation: { load: () => import('./benches/ablation.mjs'), plan: { rounds: [5, 1], rides: [10, 2] } },
};

const options = ({ plan }) =>
  Object.entries(plan)
    .map(([name, [usual]]) => `--${name} ${usual}`)
    .join(' ');

/** One screen. */
export const USE = `npm run bench -- <name> [--tree <path>]... [--quick] [--json <file>] [options]

A figure is a ratio of two programs that are measured alternately in one run, in random order.
  --tree   a checkout. One: it is compared with the baseline, a plain Fastify and mongoose program. Several: with the first.
           Default: this checkout. Another checkout is installed and built first if need be.
  --quick  the smallest form, to see that it runs; its figures mean little
  --json   writes machine, Node, commits and every value to a file

  rides      whole rides a second of 24 pairs at once; how long booking takes at half of that rate
  scale      processor time of a ride where each service has its own processes, with 1, 2 and 4 of gateway and ride; of the last tree
  reads      signed-in reads of one's own profile, answers a second
  lists      pages of ten rides, answers a second
  streams    memory of an open stream; a driver's answer until it is on the rider's stream, at 20 rides a second
  start      time to ready and idle memory, on a seeded directory; --minutes: growth of memory under mixed load
  million    lists and analytics among 1,000,000 rides; with one tree times those among 10,000
  growth     each call of people with 10,000 rides and 100,000 notifications, times those with 100
  web-bytes  compressed bytes of pages, maps and fonts; with one tree of what they may weigh
  web-loads  home and current ride on a cheap phone with a slow line, in Chromium
  places     the bundled place search; with one tree against a plain scan of all names
  calls      the time that each call, at its largest legal input, takes of the thread that answers; Linux alone
  searchers  what 20 people wait while one account searches for places five times at once
  ablation   rides a second with one guarantee after the other switched off; of the last tree

Options and their defaults:
${Object.entries(BENCHES)
  .map(([name, bench]) => `  ${name.padEnd(10)} ${options(bench) || 'none'}`)
  .join('\n')}`;
