import { once } from 'node:events';
import { createServer } from 'node:net';
import { EngineUnavailable } from '../failures/engine-unavailable.js';
import { SilentLogger } from '../testing/silent-logger.js';
import { KafkaEventLog } from './kafka-event-log.js';

/** An address of this machine without a listener. */
async function freeAddress(): Promise<string> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port');
  server.close();
  await once(server, 'close');
  return `127.0.0.1:${address.port}`;
}

describe('The event log on Kafka without a broker at its address', () => {
  let warn: jest.SpyInstance;
  let log: KafkaEventLog;

  beforeAll(async () => {
    const logger = new SilentLogger();
    warn = jest.spyOn(logger, 'warn');
    log = new KafkaEventLog({ brokers: [await freeAddress()], clientId: 'outage', logger });
  });
  afterAll(() => log.close());

  it('rejects appends, queries and reads with EngineUnavailable', async () => {
    const reading = async () => {
      for await (const record of log.read('t')) throw new Error(`Nobody keeps ${record.value}`);
    };
    const append = () => log.append('t', [{ key: 'a', value: '1', headers: {} }]);
    const outcomes = await Promise.allSettled([append(), log.ping(), reading()]);
    for (const outcome of outcomes) expect(outcome).toMatchObject({ reason: expect.any(EngineUnavailable) });
  });

  it('starts to consume all the same, logs the outage once, and can be closed', async () => {
    const consumption = await log.consume({ group: 'g', topics: ['t'], onRecord: async () => 'done' });
    while (warn.mock.calls.length === 0) await new Promise((resolve) => setTimeout(resolve, 20));
    await consumption.close();
    expect(warn.mock.calls).toMatchObject([[{ work: 'consuming as g' }, expect.any(String)]]);
  });
});
