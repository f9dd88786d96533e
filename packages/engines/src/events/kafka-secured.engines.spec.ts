import { randomUUID } from 'node:crypto';
import { stdSerializers } from 'pino';
import { connectEventLog, type EngineAddresses } from '../connect/index.js';
import { appendContract } from '../contracts/event-log-append.contract.js';
import { record, valuesIn } from '../contracts/event-log-fixture.js';
import { readContract } from '../contracts/event-log-read.contract.js';
import { resumeContract } from '../contracts/event-log-resume.contract.js';
import type { Logger } from '../logging/logger.js';
import { SilentLogger } from '../testing/silent-logger.js';
import type { EventLog } from './event-log.js';
import { SASL_MECHANISMS } from './kafka/kafka-security.rules.js';

const { KAFKA_TLS, KAFKA_BROKERS, KAFKA_CA_FILE, KAFKA_SASL_MECHANISM, KAFKA_USERNAME, KAFKA_PASSWORD } = process.env;
const WRONG_PASSWORD = 'S3cret!pass';

const SETTINGS = {
  KAFKA_TLS,
  KAFKA_BROKERS,
  KAFKA_CA_FILE,
  KAFKA_SASL_MECHANISM,
  KAFKA_USERNAME,
  KAFKA_PASSWORD,
} as EngineAddresses;

const open = (further: EngineAddresses = {}, logger: Logger = new SilentLogger()) =>
  connectEventLog({ ...SETTINGS, ...further }, { clientId: 'contract', logger });

/** Everything that a log, and what it logs, say of a refusal, as the lines of a process show it. */
async function refusalWith(further: EngineAddresses) {
  const logger = new SilentLogger();
  const warn = jest.spyOn(logger, 'warn');
  const debug = jest.spyOn(logger, 'debug');
  const log = await open(further, logger);
  const consumption = await log.consume({ group: randomUUID(), topics: ['t'], onRecord: async () => 'done' });
  const refused = (await log.append('t', [record('a', 1)]).catch((error: unknown) => error)) as Error;
  while (warn.mock.calls.length === 0) await new Promise((resolve) => setTimeout(resolve, 20));
  await consumption.close();
  await log.close();
  const shown = ([fields, message]: unknown[]) => {
    const { error, ...others } = fields as { error?: Error };
    return JSON.stringify({ ...others, error: error && stdSerializers.err(error), message });
  };
  return {
    refused,
    warned: warn.mock.calls.map(shown),
    said: JSON.stringify(stdSerializers.err(refused)) + debug.mock.calls.map(shown).join('\n'),
  };
}

(KAFKA_TLS === 'on' ? describe : describe.skip)('On a Kafka that demands TLS and a password', () => {
  let log: EventLog;
  let topic: string;

  beforeEach(async () => {
    log = await open();
    topic = `contract-${randomUUID()}`;
  });
  afterEach(() => log.close());

  const reopen = async () => {
    await log.close();
    log = await open();
    return log;
  };
  const given = () => ({ log, topic, group: `group-${randomUUID()}`, reopen });
  appendContract(given);
  readContract(given);
  resumeContract(given);

  it.each(SASL_MECHANISMS)('logs in by %s', async (mechanism) => {
    const own = await open({ KAFKA_SASL_MECHANISM: mechanism });
    await own.append(topic, [record('a', mechanism)]);
    expect(await valuesIn(own, topic)).toEqual([mechanism]);
    await own.close();
  });

  it.each(SASL_MECHANISMS)('reports a wrong password by %s in one line, without any password', async (mechanism) => {
    const { refused, warned, said } = await refusalWith({
      KAFKA_SASL_MECHANISM: mechanism,
      KAFKA_PASSWORD: WRONG_PASSWORD,
    });
    expect(refused).toMatchObject({ name: 'EngineUnavailable', engine: 'events' });
    expect(warned).toEqual([expect.stringContaining('Kafka refuses the log-in by KAFKA_USERNAME')]);
    expect(`${said} ${warned}`).not.toContain(WRONG_PASSWORD);
    expect(`${said} ${warned}`).not.toContain(KAFKA_PASSWORD);
  });

  it('trusts no certificate of an authority that it was not given', async () => {
    const { refused, warned } = await refusalWith({ KAFKA_CA_FILE: undefined });
    expect(refused).toMatchObject({ name: 'EngineUnavailable', engine: 'events' });
    expect(warned).toEqual([expect.stringContaining('certificate')]);
  });

  it('has no answer for a client without TLS', async () => {
    const { refused } = await refusalWith({ KAFKA_TLS: 'off', KAFKA_CA_FILE: undefined });
    expect(refused).toMatchObject({ name: 'EngineUnavailable', engine: 'events' });
  });
});
