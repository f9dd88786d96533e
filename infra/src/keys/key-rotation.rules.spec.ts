import { randomBytes } from 'node:crypto';
import { SIGNERS } from '@pothik/contracts/platform';
import { AccessTokens } from '@pothik/service-kit';
import { generateStatementKeys, parseStatementKeys } from '@pothik/service-kit/host';
import { addKeys, dropOlderKeys, hasAddedKeys, type KeyLists, useNewestKeys } from './key-rotation.rules.js';

const secret = () => randomBytes(32).toString('base64url');
const listsOf = (statement: Record<string, string>) =>
  Object.fromEntries(Object.entries(statement).map(([name, list]) => [name, list.split(',')]));
const before: KeyLists = { session: [secret()], push: ['first'], statement: listsOf(generateStatementKeys(SIGNERS)) };

/** A new private key of each signer. */
function fresh() {
  const own = Object.entries(listsOf(generateStatementKeys(SIGNERS))).map(([name, [key]]) => [name, key ?? '']);
  return { session: secret(), push: 'second', statement: Object.fromEntries(own) as Record<string, string> };
}

const added = addKeys(before, fresh());
const used = useNewestKeys(added);
const dropped = dropOlderKeys(used);
/** Each step beside the one before: some services have restarted with the new lists, others have not. */
const SIDE_BY_SIDE: [string, KeyLists, KeyLists][] = [
  ['the keys before and the added ones', before, added],
  ['the added keys and those in use', added, used],
  ['those in use and what stays', used, dropped],
];

const claims = {
  sub: 'a'.repeat(24),
  email: 'rider@pothik.test',
  role: 'RIDER',
  verified: true,
  sid: 'b'.repeat(24),
  epoch: 1,
} as const;

describe('keys rotate without a log-out', () => {
  it.each(SIDE_BY_SIDE)('%s believe each other’s sessions', async (_what, one, other) => {
    const now = new Date();
    for (const [signs, reads] of [
      [one, other],
      [other, one],
    ] as const) {
      const { token } = await new AccessTokens(signs.session.join(',')).issue(claims, now);
      expect(await new AccessTokens(reads.session.join(',')).verify(token, now)).toMatchObject(claims);
    }
  });

  it.each(SIDE_BY_SIDE)('%s believe each other’s statements', (_what, one, other) => {
    const keysOf = (lists: KeyLists, name: string) => parseStatementKeys(lists.statement[name]?.join(',') ?? '');
    for (const [signs, reads] of [
      [one, other],
      [other, one],
    ] as const)
      for (const name of SIGNERS) {
        const { kid } = keysOf(signs, name).signing;
        expect(keysOf(reads, 'ride').verifying.get(kid)?.issuer).toBe(name);
      }
  });

  it('at the end nothing signed with an old key is believed, and nobody has another’s private key', async () => {
    const now = new Date();
    const { token } = await new AccessTokens(before.session.join(',')).issue(claims, now);
    expect(await new AccessTokens(dropped.session.join(',')).verify(token, now)).toBe('invalid');
    for (const [name, list] of Object.entries(dropped.statement)) {
      const keys = list.map((key) => JSON.parse(Buffer.from(key, 'base64url').toString('utf8')));
      expect(list).toHaveLength(SIGNERS.length);
      expect(keys.filter(({ d }) => d !== undefined).map(({ kid }) => kid.split('.')[0])).toEqual([name]);
    }
  });

  it('a signer that is new in this release gets its first key, which every service knows', () => {
    const { operator: _none, ...older } = before.statement;
    const upgraded = addKeys({ ...before, statement: older }, fresh());
    const { kid } = parseStatementKeys(upgraded.statement.operator?.join(',') ?? '').signing;
    expect(kid).toMatch(/^operator\./);
    for (const list of Object.values(upgraded.statement))
      expect(parseStatementKeys(list.join(',')).verifying.has(kid)).toBe(true);
  });

  it('browsers subscribe with the newest key of push once it is used, and no key is dropped', () => {
    expect([added.push, used.push, dropped.push]).toEqual([
      ['first', 'second'],
      ['second', 'first'],
      ['second', 'first'],
    ]);
  });

  it('keys are used only after they were added', () => {
    expect([before, added, dropped].map(hasAddedKeys)).toEqual([false, true, false]);
  });
});
