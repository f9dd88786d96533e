import { createHmac } from 'node:crypto';
import { BoundedCache } from '../identity/bounded-cache.js';
import { parseSessionKeys } from '../identity/session-token.js';

const PURPOSE = 'client of a request';
/** 64 bits: enough to tell callers of a day apart, in a short line. */
const SHOWN_CHARACTERS = 11;

/** Hashes that are remembered: a caller sends many requests. */
const REMEMBERED = 10_000;

const HASH = /^[\w-]{11}$/;

/** The hash in a header; undefined for anything else, which must not reach a log line. */
export const clientHashOf = (header: unknown): string | undefined =>
  typeof header === 'string' && HASH.test(header) ? header : undefined;

/** Turns a caller's address into a keyed hash: one caller's lines belong together, and no log holds an address. */
export class ClientHasher {
  private readonly key: Buffer;
  private readonly known = new BoundedCache<string>(REMEMBERED);

  /** @param sessionKeys SESSION_KEYS; the first keys the hashes */
  constructor(sessionKeys: string) {
    const [first] = parseSessionKeys(sessionKeys);
    this.key = createHmac('sha256', first).update(PURPOSE).digest();
  }

  hash(address: string): string {
    const known = this.known.get(address);
    if (known !== undefined) return known;
    const hash = createHmac('sha256', this.key).update(address).digest('base64url').slice(0, SHOWN_CHARACTERS);
    this.known.set(address, hash);
    return hash;
  }
}
