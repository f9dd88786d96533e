import { type Point, straightMetres } from '@pothik/contracts/platform';
import fc from 'fast-check';
import { directionsContract } from '../contracts/directions.contract.js';
import { BundledDirections } from './bundled-directions.js';
import { OsrmDirections } from './osrm-directions.js';

const { ROUTER_URL } = process.env;

const SEED = 20_261_130;
/** The most straight lines that an answer is long: the 90th of a hundred short trips. */
const MOST_BELIEVED = 3.85;

const between = (least: number, most: number) =>
  fc.noBias(fc.integer({ min: 0, max: 1_000_000 })).map((part) => least + ((most - least) * part) / 1_000_000);
/** A driver 300 m to 5 km away from a pickup in the city, in a straight line. */
const pairs = fc
  .tuple(between(23.7, 23.88), between(90.34, 90.45), between(300, 5_000), between(0, 2 * Math.PI))
  .map(([lat, lng, metres, bearing]): [Point, Point] => [
    { lat: lat + (metres * Math.cos(bearing)) / 111_195, lng: lng + (metres * Math.sin(bearing)) / 101_780 },
    { lat, lng },
  ]);

/** A connection to osrm-routed ends after so many. */
const REQUESTS_OF_A_CONNECTION = 512;

const onOsrm = ROUTER_URL === undefined ? describe.skip : describe;

onOsrm('on OSRM', () => {
  const url = ROUTER_URL as string;
  directionsContract('OsrmDirections', 'ROUTER', async () => new OsrmDirections({ url }));

  it('answers more questions in a row than one connection takes', async () => {
    const directions = new OsrmDirections({ url });
    for (let asked = 0; asked < 1.5 * REQUESTS_OF_A_CONNECTION; asked += 1) await directions.ping();
    await directions.close();
  });

  it('agrees with the bundled roads for nine of ten pairs of drivers and pickups that both answer by road', async () => {
    const bundled = new BundledDirections();
    const router = new OsrmDirections({ url });
    let answered = 0;
    let agreeing = 0;
    for (const [driver, pickup] of fc.sample(pairs, { numRuns: 1_000, seed: SEED })) {
      const [ours, theirs] = await Promise.all([bundled.distance(driver, pickup), router.distance(driver, pickup)]);
      expect(ours.metres.high).toBeLessThanOrEqual(Math.ceil(MOST_BELIEVED * straightMetres(driver, pickup)));
      if (ours.basis !== 'ROADS' || theirs.basis !== 'ROUTER') continue;
      answered += 1;
      if (ours.metres.low <= theirs.metres.high && theirs.metres.low <= ours.metres.high) agreeing += 1;
    }
    expect(answered).toBeGreaterThan(300);
    expect(agreeing / answered).toBeGreaterThan(0.88);
  });
});
