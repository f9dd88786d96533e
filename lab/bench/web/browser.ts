// Opens pages in one Chromium for its parent, which says which: one message, one answer.
import { launchBrowser } from '../../../e2e/support/browser.js';
import { endRides, fareSet, type People, peopleOf } from '../../../e2e/support/rides-in-states.js';
import { inBrowserAt, PEOPLE } from '../../../infra/page-budgets/browser-fixture.js';
import { measureBytes } from '../../../infra/page-budgets/bytes.js';
import { measureFonts } from '../../../infra/page-budgets/fonts.js';
import { measureMap } from '../../../infra/page-budgets/map-bytes.js';
import type { Measurement } from '../../../infra/page-budgets/measurement.rules.mjs';
import { loadSlowly, type Screen } from './loads.js';

interface Platform {
  url: string;
  mailUrl: string;
  root: string;
}

const browser = await launchBrowser();
const riding = new Map<string, People>();

const TASKS = {
  /** What its pages, map and fonts weigh. */
  weigh: async (platform: Platform) => {
    const weighed: Measurement[] = [];
    await inBrowserAt(platform, async (fixture) => {
      for (const weigh of [measureBytes, measureMap, measureFonts])
        for await (const measurement of weigh(fixture)) if (measurement.unit !== 'ms') weighed.push(measurement);
    });
    return weighed;
  },
  /** The demonstration's first rider has a ride. */
  beginRide: async (platform: Platform) => {
    const people = await peopleOf(platform, PEOPLE.rider, PEOPLE.driver);
    await fareSet(people);
    riding.set(platform.url, people);
  },
  endRide: async ({ url }: Platform) => {
    const people = riding.get(url);
    if (people) await endRides(people);
  },
  load: ({ url, screen }: { url: string; screen: Screen }) => loadSlowly({ browser, url }, screen),
  close: () => browser.close(),
};

process.on('message', async ({ task, given }: { task: keyof typeof TASKS; given: never }) => {
  try {
    process.send?.({ done: await TASKS[task](given) });
  } catch (error) {
    process.send?.({ failed: String(error) });
  }
  if (task === 'close') process.disconnect();
});
