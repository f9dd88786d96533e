import { closeAll } from '../../e2e/support/close-all.js';
import { Collector } from '../../e2e/support/collector.js';
import { expectOneTrace } from '../../e2e/support/traced-acceptance.js';
import { type DistributedPlatform, startDistributed } from './distributed-fixture.js';

const WITHIN_MS = 300_000;

let collector: Collector;
let platform: DistributedPlatform;

beforeAll(async () => {
  collector = await Collector.start();
  const environment = { OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint, OTEL_BSP_SCHEDULE_DELAY: '100' };
  platform = await startDistributed({ environment });
}, WITHIN_MS);

afterAll(async () => {
  await closeAll([() => platform?.stop(), () => collector?.close()]);
}, WITHIN_MS);

it(
  'one trace spans every process and Kafka: the driver accepts, and the rider’s stream receives the event',
  async () => {
    const processes = await platform.control.processes();
    const managementPorts = processes.flatMap(({ name, managementPort }) =>
      name === 'notification' ? [managementPort] : [],
    );
    await expectOneTrace({ url: platform.url, collector, managementPorts, withinMs: WITHIN_MS });
  },
  WITHIN_MS,
);
