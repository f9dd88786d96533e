import { Report } from '../report.mjs';
import { inBenchFixture } from './bench-fixture.js';
import { measureBooking } from './booking.js';
import { measureBytes } from './bytes.js';
import { measureFonts } from './fonts.js';
import { measureLiveMap } from './live-map.js';
import { measureLoads } from './loads.js';
import { measureMap } from './map-bytes.js';

const PARTS = {
  bytes: measureBytes,
  map: measureMap,
  fonts: measureFonts,
  loads: measureLoads,
  booking: measureBooking,
  'live-map': measureLiveMap,
};

const words = process.argv.slice(2);
const unknown = words.find((word) => !(word in PARTS));
if (unknown === undefined) {
  const chosen = Object.entries(PARTS).filter(([name]) => words.length === 0 || words.includes(name));
  const report = Report.handedOver();
  await inBenchFixture(async (fixture) => {
    for (const [, measure] of chosen) for await (const measurement of measure(fixture)) report.add(measurement);
  });
  report.write();
} else {
  console.error(`'${unknown}' is no part of this bench; there are ${Object.keys(PARTS).join(', ')}.`);
  process.exitCode = 1;
}
