import { readdirSync } from 'node:fs';
import { epochKey, SESSIONS_ENDED_CHANNEL, sessionEndedKey } from '@pothik/contracts/auth';
import { REDIS_RIGHTS } from '../engines/native/secured/redis-rights.mjs';
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
/** Files that name keys: those with the store in hand, and the rules of the rate limits. */
const namingKeys = sources.filter((file) => file.endsWith('/rate-limit.rules.ts') || /keyValue\./.test(textOf(file)));
const keysIn = (text: string) => [...text.matchAll(/`([a-z][a-z-]*:)[^`]*`/g)].map(([, prefix = '']) => prefix);

describe('The rights of the user of Redis', () => {
  it('are in docs/operations.md as the engine tests run with them', () => {
    expect(textOf('docs/operations.md')).toContain(`ACL SETUSER pothik on >… ${REDIS_RIGHTS}\n`);
  });

  it('begin from none, and name each command, key and channel', () => {
    expect(RIGHTS.slice(0, 3)).toEqual(['resetkeys', 'resetchannels', '-@all']);
    expect(RIGHTS.filter((right) => /^\+@|^[~&]\*$|allkeys|allchannels|allcommands/.test(right))).toEqual([]);
  });

  it('cover every key and channel that the code names, and no other', () => {
    const keys = [...namingKeys.flatMap((file) => keysIn(textOf(file))), epochKey(''), sessionEndedKey('')];
    expect(keys.filter((key) => !isCovered('~', key))).toEqual([]);
    const allowed = RIGHTS.filter((right) => right.startsWith('~')).map((right) => right.slice(1, -1));
    expect(allowed.filter((prefix) => !keys.includes(prefix))).toEqual([]);
    const channels = sources.flatMap((file) =>
      [...textOf(file).matchAll(/_CHANNEL = '([^']+)'/g)].map(([, channel = '']) => channel),
    );
    expect([...channels, SESSIONS_ENDED_CHANNEL].map((channel) => `&${channel}`).sort()).toEqual(
      RIGHTS.filter((right) => right.startsWith('&')).sort(),
    );
  });
});
