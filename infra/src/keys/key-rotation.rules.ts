import { SIGNERS } from '@pothik/contracts/platform';

/** The platform's keys, each list in the order in which it is given to a service: the first signs, all verify. */
export interface KeyLists {
  /** SESSION_KEYS. */
  session: readonly string[];
  /** PUSH_KEYS: browsers subscribe with the first. */
  push: readonly string[];
  /** STATEMENT_KEYS of each signer: base64url of a JSON JWK; its own are private, those of others public. */
  statement: Readonly<Record<string, readonly string[]>>;
}

interface Jwk {
  kid: string;
  d?: string;
}

const decoded = (key: string): Jwk => JSON.parse(Buffer.from(key, 'base64url').toString('utf8')) as Jwk;
const issuerOf = (key: string): string => decoded(key).kid.split('.')[0] ?? '';

/** The public part of a key. */
function publicPart(key: string): string {
  const { d: _secret, ...rest } = decoded(key);
  return Buffer.from(JSON.stringify(rest)).toString('base64url');
}

/**
 * First step: a further key of everyone, which verifies and does not sign yet. A signer without keys, new in this release,
 * gets its first.
 * @param fresh a new session key, a new key of push, and a new private key of each signer
 */
export function addKeys(
  keys: KeyLists,
  fresh: { session: string; push: string; statement: Readonly<Record<string, string>> },
) {
  const statement = SIGNERS.map((signer) => {
    const own = keys.statement[signer] ?? [];
    const before = own.length > 0 ? own : othersOf(signer, keys);
    const added = SIGNERS.flatMap((name) => {
      const key = fresh.statement[name] ?? '';
      return name === signer ? [key] : [publicPart(key)];
    });
    // Without a key of its own, the added one is the first, which signs.
    return [signer, own.length > 0 ? [...before, ...added] : [...signingFirst(signer, added), ...before]] as const;
  });
  const [session, push] = [
    [...keys.session, fresh.session],
    [...keys.push, fresh.push],
  ];
  return { session, push, statement: Object.fromEntries(statement) };
}

/** Second step, once every service knows the added keys: the newest signs, the older ones still verify. */
export function useNewestKeys(keys: KeyLists): KeyLists {
  const statement = Object.entries(keys.statement).map(
    ([signer, list]) => [signer, signingFirst(signer, list)] as const,
  );
  const [session, push] = [newestFirst(keys.session), newestFirst(keys.push)];
  return { session, push, statement: Object.fromEntries(statement) };
}

/**
 * Last step, once nothing signed with an older key is valid any more: only the keys that sign stay. Those of push all stay: a
 * subscription ends with its key.
 */
export function dropOlderKeys(keys: KeyLists): KeyLists {
  const signing = new Set(Object.values(keys.statement).flatMap(([first]) => (first ? [decoded(first).kid] : [])));
  const statement = Object.entries(keys.statement).map(
    ([signer, list]) => [signer, list.filter((key) => signing.has(decoded(key).kid))] as const,
  );
  return { session: keys.session.slice(0, 1), push: keys.push, statement: Object.fromEntries(statement) };
}

/** Whether a key was added that does not sign yet. */
export const hasAddedKeys = ({ session, statement }: KeyLists): boolean =>
  session.length > 1 && Object.entries(statement).every(([signer, list]) => ownOf(signer, list).length > 1);

const ownOf = (signer: string, list: readonly string[]) => list.filter((key) => issuerOf(key) === signer);

function signingFirst(signer: string, list: readonly string[]): string[] {
  const own = ownOf(signer, list);
  return [...newestFirst(own), ...list.filter((key) => !own.includes(key))];
}

const newestFirst = (list: readonly string[]): string[] => [...list.slice(-1), ...list.slice(0, -1)];

/** The public keys of every other signer. */
const othersOf = (signer: string, { statement }: KeyLists): string[] =>
  Object.entries(statement).flatMap(([name, list]) => (name === signer ? [] : ownOf(name, list).map(publicPart)));
