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

function addTimes(report, name, times) {
  for (const share of [0.5, 0.95, 0.99])
    report.add({ name: `${name}, p${share * 100}`, unit: 'ms', values: [shareOf(times, share)], digits: 1 });
}

function add(report, name, compared) {
  const percent = (what, share) =>
    report.add({ name: `${name}, ${compared.length} pairs, ${what}`, unit: '%', values: [share * 100] });
  const errors = compared.map(({ bundled, router }) => Math.abs(bundled.metres.high / router.metres.high - 1));
  // A range of the router begins 5 % below its distance and ends 10 % above it.
  const within = compared.filter(({ bundled, router }) => {
    const metres = router.metres.high / 1.1;
    return metres >= bundled.metres.low && metres <= bundled.metres.high;
  });
  percent('error p50', shareOf(errors, 0.5));
  percent('error p95', shareOf(errors, 0.95));
  percent('in the range', within.length / compared.length);
}

/** Compares the bundled roads with OSRM. @param {string[]} words `--pairs N` @param {import('./report.mjs').Report} report */
export async function bench(words, report) {
  const { values } = parseArgs({ args: words, options: { pairs: { type: 'string', default: String(PAIRS) } } });
  const { ROUTER_URL } = process.env;
  if (!ROUTER_URL) throw new Error('ROUTER_URL is the address of OSRM: node infra/engines/run.mjs --engines router');
  const logger = PinoLogger.create('bench', { level: 'silent' });
  const bundled = await connectDirections({}, { logger });
  const router = await connectDirections({ ROUTER_URL }, { logger });
  const bands = await pairsOf(Number(values.pairs));
  const first = await timed(() => bundled.distance(bands[0][0].from, bands[0][0].to));
  report.add({ name: 'the roads are read and the first answer is there', unit: 'ms', values: [first.ms] });
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
    add(report, BANDS_KM[index].name, compared);
    all.push(...compared);
  }
  add(report, 'all', all);
  const near = bands.slice(0, 3).flat();
  for (let from = 0; from + DRIVERS <= near.length; from += DRIVERS) {
    const drivers = near.slice(from, from + DRIVERS).map((pair) => pair.from);
    times.bundledTable.push((await timed(() => bundled.distances(drivers, near[from].to))).ms);
    times.routerTable.push((await timed(() => router.distances(drivers, near[from].to))).ms);
  }
  addTimes(report, 'one distance, bundled', times.bundled);
  addTimes(report, 'one distance, OSRM', times.router);
  addTimes(report, `${DRIVERS} to one, bundled`, times.bundledTable);
  addTimes(report, `${DRIVERS} to one, OSRM`, times.routerTable);
  await bundled.close();
  await router.close();
}
