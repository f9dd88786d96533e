import { readFileSync } from 'node:fs';
import { AccessTokens } from '@pothik/service-kit';
import { MongoClient, ObjectId } from 'mongodb';
import { Person } from '../../../e2e/counted/person.mjs';

const AT_ONCE = 500;
const HOUR_MS = 3_600_000;
const COPIED = 'rider@pothik.test';

/**
 * Copies of the demonstration's rider, each with a session: their accounts and sessions are written as a log-in leaves them.
 * @param {{ databaseUrl: string, keysFile: string }} platform
 * @param {number} count
 * @returns {Promise<string[]>} the cookie of each
 */
export async function signInToPlatform({ databaseUrl, keysFile }, count) {
  const client = await MongoClient.connect(databaseUrl);
  try {
    const [accounts, families] = ['accounts', 'session_families'].map((name) =>
      client.db('pothik_auth').collection(name),
    );
    const { epoch, ...rider } = await accounts.findOne({ email: COPIED });
    const startedAt = new Date();
    const people = Array.from({ length: count }, (_, number) => ({
      _id: new ObjectId(),
      family: new ObjectId(),
      email: `stream-${number}@bench.test`,
    }));
    for (let from = 0; from < count; from += AT_ONCE) {
      const some = people.slice(from, from + AT_ONCE);
      await accounts.insertMany(some.map(({ _id, email }) => ({ ...rider, epoch, _id, email })));
      const session = { epoch, startedAt, endedAt: null, expiresAt: new Date(startedAt.getTime() + HOUR_MS) };
      await families.insertMany(some.map(({ _id, family }) => ({ ...session, _id: family, personId: _id.toString() })));
    }
    const tokens = new AccessTokens(JSON.parse(readFileSync(keysFile, 'utf8')).sessionKeys);
    return Promise.all(people.map((person) => signedIn(person, { epoch, startedAt, tokens })));
  } finally {
    await client.close();
  }
}

async function signedIn({ _id, family, email }, { epoch, startedAt, tokens }) {
  const claims = { sub: _id.toString(), email, role: 'RIDER', verified: true, sid: family.toString(), epoch };
  const { token } = await tokens.issue(claims, startedAt);
  return `accessToken=${token}`;
}

/** So many riders of the baseline. */
export async function signInToBaseline({ url }, count) {
  const cookies = [];
  for (let number = 0; number < count; number += 1) {
    const rider = new Person(url);
    await rider.call('POST', '/log-in', { name: `Stream ${number}`, role: 'RIDER' });
    cookies.push(rider.cookie);
  }
  return cookies;
}
