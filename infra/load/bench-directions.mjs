import { parseArgs } from 'node:util';
import { connectDirections } from '@pothik/engines/connect';
import { readPlaces } from '@pothik/places-data';
import { PinoLogger } from '@pothik/service-kit/host';
import { BANDS_KM, bandOf, metresBetween, seededRandom } from './pairs.rules.mjs';
import { shareOf } from './share.rules.mjs';

const PAIRS = 400;
const UNITS_OF_DEGREE = 100_000;
/** People stand beside a crossing, not on it. */
const ASIDE_DEGREES = 0.002;
const DRIVERS = 20;
const TRIES = 1_000_000;

/** Pairs of points beside crossings of Dhaka, as many of each band of straight kilometres. */
async function pairsOf(count) {
  const { crossings } = await readPlaces();
  const random = seededRandom(7);
  const aside = () => (random() - 0.5) * ASIDE_DEGREES;
  const anywhere = () => {
    const [, , x, y] = crossings[Math.floor(random() * crossings.length)];
    return { lat: y / UNITS_OF_DEGREE + aside(), lng: x / UNITS_OF_DEGREE + aside() };
  };
  const bands = BANDS_KM.map(() => []);
  const each = Math.ceil(count / BANDS_KM.length);
  for (let tries = 0; tries < TRIES && bands.some((band) => band.length < each); tries += 1) {
    const [from, to] = [anywhere(), anywhere()];
    const band = bands[bandOf(metresBetween(from, to))];
    if (band !== undefined && band.length < each) band.push({ from, to });
  }
  return bands;
}

/** The answer, and how long it took in ms. */
async function timed(ask) {
  const started = performance.now();
  const answer = await ask();
  return { answer, ms: performance.now() - started };
}

const percent = (share) => `${(share * 100).toFixed(1)} %`.padStart(7);
const ofTimes = (times) =>
  [0.5, 0.95, 0.99].map((share) => `p${share * 100} ${shareOf(times, share).toFixed(1)}`).join('  ');

function tell(name, compared) {
  const errors = compared.map(({ bundled, router }) => Math.abs(bundled.metres.high / router.metres.high - 1));
  // A range of the router begins 5 % below its distance and ends 10 % above it.
  const within = compared.filter(({ bundled, router }) => {
    const metres = router.metres.high / 1.1;
    return metres >= bundled.metres.low && metres <= bundled.metres.high;
  });
  const [middle, high] = [0.5, 0.95].map((share) => percent(shareOf(errors, share)));
  console.log(
    `${name.padEnd(12)} ${String(compared.length).padStart(4)} pairs   error p50 ${middle}  p95 ${high}   in the range ${percent(within.length / compared.length)}`,
  );
}

/** Compares the bundled roads with OSRM. @param {string[]} words `--pairs N` */
export async function bench(words) {
  const { values } = parseArgs({ args: words, options: { pairs: { type: 'string', default: String(PAIRS) } } });
  const { ROUTER_URL } = process.env;
  if (!ROUTER_URL) throw new Error('ROUTER_URL is the address of OSRM: node infra/engines/run.mjs --engines router');
  const logger = PinoLogger.create('bench', { level: 'silent' });
  const bundled = await connectDirections({}, { logger });
  const router = await connectDirections({ ROUTER_URL }, { logger });
  const bands = await pairsOf(Number(values.pairs));
  const first = await timed(() => bundled.distance(bands[0][0].from, bands[0][0].to));
  console.log(`the roads are read and the first answer is there after ${first.ms.toFixed(0)} ms`);
  const times = { bundled: [], router: [], bundledTable: [], routerTable: [] };
  const all = [];
  for (const [index, pairs] of bands.entries()) {
    const compared = [];
    for (const { from, to } of pairs) {
      const [ours, theirs] = [
        await timed(() => bundled.distance(from, to)),
        await timed(() => router.distance(from, to)),
      ];
      times.bundled.push(ours.ms);
      times.router.push(theirs.ms);
      if (ours.answer.basis === 'ROADS' && theirs.answer.basis === 'ROUTER')
        compared.push({ bundled: ours.answer, router: theirs.answer });
    }
    tell(BANDS_KM[index].name, compared);
    all.push(...compared);
  }
  tell('all', all);
  const near = bands.slice(0, 3).flat();
  for (let from = 0; from + DRIVERS <= near.length; from += DRIVERS) {
    const drivers = near.slice(from, from + DRIVERS).map((pair) => pair.from);
    times.bundledTable.push((await timed(() => bundled.distances(drivers, near[from].to))).ms);
    times.routerTable.push((await timed(() => router.distances(drivers, near[from].to))).ms);
  }
  console.log(`one distance, ms     bundled ${ofTimes(times.bundled)}   OSRM ${ofTimes(times.router)}`);
  console.log(
    `${DRIVERS} to one, ms         bundled ${ofTimes(times.bundledTable)}   OSRM ${ofTimes(times.routerTable)}`,
  );
  await bundled.close();
  await router.close();
}
