const SEED = 0x9747b28c;
const MULTIPLIER = 0x5bd1e995;
const SHIFT = 24;

/** The partition of a key, of so many: MurmurHash2 as in Kafka's clients, so that both logs distribute keys alike. */
export const partitionOf = (key: string, partitions: number): number =>
  (murmur2(Buffer.from(key)) & 0x7fffffff) % partitions;

/** MurmurHash2, 32 bits, public domain (Austin Appleby); little-endian words, then the remaining bytes. */
export function murmur2(bytes: Buffer): number {
  const wordsEnd = bytes.length - (bytes.length % 4);
  let hash = SEED ^ bytes.length;
  for (let at = 0; at < wordsEnd; at += 4) {
    const word = mixed(bytes.readInt32LE(at));
    hash = Math.imul(hash, MULTIPLIER) ^ word;
  }
  if (bytes.length > wordsEnd) {
    for (let at = bytes.length - 1; at >= wordsEnd; at -= 1) hash ^= byteAt(bytes, at) << (8 * (at - wordsEnd));
    hash = Math.imul(hash, MULTIPLIER);
  }
  hash = Math.imul(hash ^ (hash >>> 13), MULTIPLIER);
  return hash ^ (hash >>> 15);
}

function mixed(word: number): number {
  const product = Math.imul(word, MULTIPLIER);
  return Math.imul(product ^ (product >>> SHIFT), MULTIPLIER);
}

const byteAt = (bytes: Buffer, at: number): number => bytes[at] ?? 0;
