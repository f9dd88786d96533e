import { notificationChannels } from '@pothik/contracts/notification';
import { sharedTextOf } from '@pothik/contracts/platform';
import { inRoot } from '../../local/paths.mjs';
import { freePort } from '../../programs/ports.mjs';
import { APART_FROM_DATABASE, inFixture } from '../live/fixtures.mjs';
import { PROBED } from '../probed-memory.mjs';
import { lineBeginning, start, stop } from '../programs.mjs';
import { signIn } from './signed-in.mjs';

const RIDE = '64f000000000000000000001';
const entry = (number) => ({
  number,
  kind: 'ride-status-changed',
  subjectId: RIDE,
  facts: { from: 'REQUESTED', to: 'ACCEPTED', by: 'DRIVER', driver: 'Abdul Karim' },
  at: new Date().toISOString(),
});

/**
 * The platform in one process, with a stream for each of so many people. An event comes as one from another instance does:
 * over Redis.
 * @param {{ url: string, publish: (channel: string, message: string) => Promise<void> }} redis
 */
export function servePlatform(redis, count, work) {
  const environment = {
    ...APART_FROM_DATABASE.environment,
    ...PROBED,
    REDIS_URL: redis.url,
    // All streams come from this machine's address, which would have a fifth of the connections.
    TRUSTED_PROXIES: '127.0.0.1',
    MAX_CONNECTIONS: String(Math.max(10_000, 2 * count)),
  };
  const { feed } = notificationChannels;
  return inFixture({ ...APART_FROM_DATABASE, hasChannel: true, environment }, async (fixture) => {
    const people = await signIn(fixture, count);
    return work({
      program: fixture.program,
      addresses: people.map(({ cookie }) => ({
        url: `${fixture.url}/api/v1/notification/stream`,
        headers: { cookie },
      })),
      send: (stream, number) =>
        redis.publish(feed.channel, sharedTextOf(feed, { personId: people[stream].id, content: entry(number) })),
    });
  });
}

/** A program that has open streams and nothing else. An event comes from its parent. */
export async function serveBare(count, work) {
  const port = await freePort();
  const program = start(inRoot('infra', 'load', 'streams', 'bare-stream.mjs'), [], {
    environment: { PORT: String(port), ...PROBED },
    hasChannel: true,
  });
  try {
    await lineBeginning(program, 'The bare streams are ready');
    return await work({
      program,
      addresses: Array.from({ length: count }, (_, name) => ({ url: `http://127.0.0.1:${port}/${name}`, headers: {} })),
      send: (stream, number) => {
        const frame = `id: ${number}\nevent: entry\ndata: ${JSON.stringify(entry(number))}\n\n`;
        program.child.send({ name: `/${stream}`, frame });
      },
    });
  } finally {
    await stop(program);
  }
}
