import { readdirSync } from 'node:fs';
import { CHANNELS, KEYS } from '@pothik/contracts/catalogue';
import { REDIS_RIGHTS } from './logins/redis-rights.mjs';
import { inTop, textOf } from './top-folder.js';

const RIGHTS = REDIS_RIGHTS.split(' ');
const isCovered = (sign: '~' | '&', name: string) =>
  RIGHTS.includes(`${sign}${name}`) ||
  RIGHTS.some((right) => right.endsWith(':*') && `${sign}${name}`.startsWith(right.slice(0, -1)));

/** The code of the gateway and the services. */
const sources = ['gateway', 'services'].flatMap((folder) =>
  readdirSync(inTop(folder), { recursive: true, encoding: 'utf8' })
    .map((file) => `${folder}/${file.replaceAll('\\', '/')}`)
    .filter((file) => /\/src\/.*\.ts$/.test(file) && !/\.spec\.ts$|\/testing\/|node_modules|dist/.test(file)),
);
const keys = Object.values(KEYS).map(({ key }) => key);
const channels = Object.values(CHANNELS).map(({ channel }) => channel);

const isOneOf = (text: string) =>
  channels.includes(text) || keys.some((key) => text.startsWith(key.slice(0, key.indexOf('{'))));
/** Keys and channels that a file writes out itself. */
const writtenIn = (text: string) =>
  [...text.matchAll(/(['`])((?:(?!\1).)*)\1/g)].map(([, , literal = '']) => literal).filter(isOneOf);

describe('The rights of the user of Redis', () => {
  it('are in docs/operations.md as the engine tests run with them', () => {
    expect(textOf('docs/operations.md')).toContain(`ACL SETUSER pothik on >… ${REDIS_RIGHTS}\n`);
  });

  it('begin from none, and name each command, key and channel', () => {
    expect(RIGHTS.slice(0, 3)).toEqual(['resetkeys', 'resetchannels', '-@all']);
    expect(RIGHTS.filter((right) => /^\+@|^[~&]\*$|allkeys|allchannels|allcommands/.test(right))).toEqual([]);
  });

  it('cover every key and channel of the contracts, and no other', () => {
    expect(keys.filter((key) => !isCovered('~', key))).toEqual([]);
    const allowed = RIGHTS.filter((right) => right.startsWith('~')).map((right) => right.slice(1, -1));
    expect(allowed.filter((prefix) => !keys.some((key) => key.startsWith(prefix)))).toEqual([]);
    expect(channels.map((channel) => `&${channel}`).sort()).toEqual(
      RIGHTS.filter((right) => right.startsWith('&')).sort(),
    );
  });

  it('are enough, because the code of gateway and services names no key or channel itself', () => {
    expect(writtenIn("increment(`rate:person:1`); subscribe('feed'); log('another text')")).toEqual([
      'rate:person:1',
      'feed',
    ]);
    expect(sources.filter((file) => writtenIn(textOf(file)).length > 0)).toEqual([]);
  });
});
