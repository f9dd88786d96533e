import { readFileSync } from 'node:fs';
import { stdSerializers } from 'pino';
import { connectSharedEngines } from '../connect/index.js';
import { untilBack } from '../contracts/engine-line.js';
import { keyValueContract } from '../contracts/key-value.contract.js';
import type { Logger } from '../logging/logger.js';
import { CutLine } from '../testing/cut-line.js';
import { SilentLogger } from '../testing/silent-logger.js';
import { RedisKeyValueStore } from './redis-key-value-store.js';
import { redisSecurity } from './redis-security.rules.js';
import { pass } from './testing/pass.js';

const { REDIS_URL, REDIS_CA_FILE } = process.env;
const WRONG_PASSWORD = 'S3cret!pass';

/** Everything that is logged, as the lines of a process show it. */
function logged() {
  const lines: string[] = [];
  const line = (fields: { error?: Error }, message: string) =>
    void lines.push(JSON.stringify({ ...fields, error: fields.error && stdSerializers.err(fields.error), message }));
  return {
    lines,
    logger: { ...new SilentLogger(), warn: line, info: () => undefined, error: line } as unknown as Logger,
  };
}

async function outcomeAs(url: string, caFile: string | undefined) {
  const { lines, logger } = logged();
  const engines = await connectSharedEngines({ REDIS_URL: url, REDIS_CA_FILE: caFile }, { logger });
  const refused = await engines.keyValue.get('contract:any').catch((error: unknown) => error);
  while (lines.length === 0) await pass(1);
  await engines.close();
  return { lines, refused: refused as Error };
}

const onSecuredRedis = REDIS_URL?.startsWith('rediss:') ? describe : describe.skip;

onSecuredRedis('On a Redis that demands TLS and a user with the rights of docs/operations.md', () => {
  const url = REDIS_URL as string;
  const logger = new SilentLogger();
  const security = () => redisSecurity(readFileSync(REDIS_CA_FILE as string, 'utf8'));
  const storeAt = (address: string) => new RedisKeyValueStore({ url: address, security: security(), logger });

  async function cuttable() {
    const address = new URL(url);
    const line = await CutLine.to(address.hostname, Number(address.port));
    address.host = `127.0.0.1:${line.port}`;
    return {
      store: storeAt(address.href),
      cut: () => line.cut(),
      stall: () => line.stall(),
      mend: () => line.mend(),
      another: () => storeAt(address.href),
      closeLine: () => line.close(),
    };
  }

  keyValueContract(
    'RedisKeyValueStore over TLS',
    async () => {
      const { keyValue } = await connectSharedEngines({ REDIS_URL, REDIS_CA_FILE }, { logger });
      return { store: keyValue, pass };
    },
    cuttable,
  );

  it('starts without a warning of the client: the user may do all that a start needs', async () => {
    const warn = jest.spyOn(console, 'warn');
    const { lines, logger } = logged();
    const engines = await connectSharedEngines({ REDIS_URL, REDIS_CA_FILE }, { logger });
    await untilBack(engines.keyValue);
    await engines.close();
    expect([...warn.mock.calls, ...lines]).toEqual([]);
    warn.mockRestore();
  });

  it('may touch no key and no channel of others, and no command that the platform does not send', async () => {
    const store = storeAt(url);
    await expect(store.set('of-another-application', '1')).rejects.toMatchObject({ message: /^NOPERM/ });
    await expect(store.publish('of-another-application', '1')).rejects.toMatchObject({ message: /^NOPERM/ });
    await store.close();
  });

  it('reports a wrong password in one line, without any password', async () => {
    const wrong = new URL(url);
    wrong.password = WRONG_PASSWORD;
    const { lines, refused } = await outcomeAs(wrong.href, REDIS_CA_FILE);
    expect(refused).toMatchObject({ name: 'EngineUnavailable', engine: 'keyValue' });
    expect(lines).toEqual([expect.stringContaining('WRONGPASS')]);
    expect(`${lines} ${JSON.stringify(stdSerializers.err(refused))}`).not.toContain(WRONG_PASSWORD);
  });

  it('trusts no certificate of an authority that it was not given', async () => {
    const { lines, refused } = await outcomeAs(url, undefined);
    expect(refused).toMatchObject({ name: 'EngineUnavailable', engine: 'keyValue' });
    expect(lines).toEqual([expect.stringContaining('certificate')]);
  });

  it('has no answer for a client without TLS', async () => {
    const { refused } = await outcomeAs(url.replace('rediss:', 'redis:'), undefined);
    expect(refused).toMatchObject({ name: 'EngineUnavailable', engine: 'keyValue' });
  });
});
