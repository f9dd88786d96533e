import { driverHttp } from '@pothik/contracts/driver';
import { logIn } from '../support/people.js';
import { isCalm, look, lookWhen } from './alerts/look.js';
import { findPromtool, play } from './alerts/promtool.js';
import type { AlertFixture, Provocation, Provoked } from './alerts/provocation.js';
import { PROVOCATIONS } from './alerts/provocations.js';
import { figuresOf, type Scraped } from './alerts/timeline.rules.js';
import { type DistributedPlatform, startDistributed } from './distributed-fixture.js';
import { connectTo } from './event-topics.js';
import { recordsOf } from './hand-made/consumed.js';
import { everybodyReady } from './kill.js';

const WITHIN_MS = 300_000;
const promtool = findPromtool();
const withPromtool = promtool === undefined ? describe.skip : describe;

withPromtool(
  'each alert fires on what the platform tells while its state lasts, and on nothing while it is calm',
  () => {
    let platform: DistributedPlatform;
    let alertFixture: AlertFixture;
    const lines: string[] = [];

    beforeAll(async () => {
      platform = await startDistributed({ distributed: ['--instances', '1'] });
      const engines = await connectTo(platform);
      const rider = await logIn(platform.url, 'rider@pothik.test');
      const { data } = await rider.call(driverHttp.freeDrivers, {});
      const news = await recordsOf(engines.eventLog, 'auth');
      alertFixture = { control: platform.control, engines, rider, driverId: data[0]?._id ?? '', news };
    }, WITHIN_MS);

    afterAll(async () => {
      if (lines.length > 0) console.log(lines.join('\n'));
      await alertFixture?.engines.close();
      await platform?.stop();
    }, WITHIN_MS);

    it.each(PROVOCATIONS)(
      '$what',
      async (provocation) => {
        const scraped = await provoke(provocation, alertFixture);
        lines.push(...provocation.provokes.map((provoked) => lineOf(provoked, scraped)));
        await play(String(promtool), { name: provocation.what, scraped, expected: provocation.provokes });
      },
      WITHIN_MS,
    );
  },
);

/** Brings the state about, looks before and twice meanwhile, and ends it. */
async function provoke({ begin, isTold, meanwhile, end }: Provocation, alertFixture: AlertFixture): Promise<Scraped> {
  const { control } = alertFixture;
  const calm = await lookWhen(control, isCalm);
  await begin(alertFixture);
  const first = await lookWhen(control, (now) => isTold(now, calm));
  await meanwhile?.(alertFixture, first);
  const second = await look(control);
  await end?.(alertFixture);
  await everybodyReady(control);
  return { calm, disturbed: [first, second] };
}

function lineOf(provoked: Provoked, { calm, disturbed }: Scraped): string {
  const { alert, labels, within, figure, of } = provoked;
  const [before, from, to] = [calm, ...disturbed].map((one) => figuresOf(one, figure, of).join('+') || 'none');
  return `${alert} ${JSON.stringify(labels)}: ${figure} ${before}, then ${from} and ${to}; fires within ${within} min`;
}
