import { driverHttp } from '@pothik/contracts/driver';
import type { ConnectedEngines } from '@pothik/engines/connect';
import { closeAll } from '../../e2e/support/close-all.js';
import { logIn } from '../../e2e/support/people.js';
import { isCalm, sampleWhen, takeSample } from './alerts/metrics-sample.js';
import { findPromtool, play } from './alerts/promtool.js';
import type { AlertFixture, Provocation, Provoked } from './alerts/provocation.js';
import { PROVOCATIONS } from './alerts/provocations.js';
import { type Scraped, valuesOf } from './alerts/timeline.rules.js';
import { type DistributedPlatform, startDistributed } from './distributed-fixture.js';
import { connectTo } from './event-topics.js';
import { recordsOf } from './hand-made/consumed.js';
import { everybodyReady } from './kill.js';

const WITHIN_MS = 300_000;
const promtool = findPromtool();
const withPromtool = promtool === undefined ? describe.skip : describe;

withPromtool('each alert fires on the metrics of its disturbance, and on none of the calm platform', () => {
  let platform: DistributedPlatform;
  let engines: ConnectedEngines;
  let alertFixture: AlertFixture;
  const lines: string[] = [];

  beforeAll(async () => {
    platform = await startDistributed({ distributed: ['--instances', '1'] });
    engines = await connectTo(platform);
    const rider = await logIn(platform.url, 'rider@pothik.test');
    const { data } = await rider.call(driverHttp.freeDrivers, {});
    const authRecords = await recordsOf(engines.eventLog, 'auth');
    alertFixture = { control: platform.control, engines, rider, driverId: data[0]?._id ?? '', authRecords };
  }, WITHIN_MS);

  afterAll(async () => {
    if (lines.length > 0) console.log(lines.join('\n'));
    await closeAll([() => engines?.close(), () => platform?.stop()]);
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
});

/** Takes one sample before the disturbance and two during it, then ends it. */
async function provoke(
  { begin, isVisible, meanwhile, end }: Provocation,
  alertFixture: AlertFixture,
): Promise<Scraped> {
  const { control } = alertFixture;
  const calm = await sampleWhen(control, isCalm);
  await begin(alertFixture);
  const first = await sampleWhen(control, (now) => isVisible(now, calm));
  await meanwhile?.(alertFixture, first);
  const second = await takeSample(control);
  await end?.(alertFixture);
  await everybodyReady(control);
  return { calm, disturbed: [first, second] };
}

function lineOf(provoked: Provoked, { calm, disturbed }: Scraped): string {
  const { alert, labels, within, metric, of } = provoked;
  const [before, from, to] = [calm, ...disturbed].map((one) => valuesOf(one, metric, of).join('+') || 'none');
  return `${alert} ${JSON.stringify(labels)}: ${metric} ${before}, then ${from} and ${to}; fires within ${within} min`;
}
