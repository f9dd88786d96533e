const BYTES = 8;
const HIGH = 2 ** 32;

/** An index key followed by the record id it leads to: distinct for every document. */
export function withRecordId(key: Uint8Array, recordId: number): Buffer {
  const full = Buffer.allocUnsafe(key.length + BYTES);
  full.set(key);
  full.writeUInt32BE(Math.floor(recordId / HIGH), key.length);
  full.writeUInt32BE(recordId % HIGH, key.length + 4);
  return full;
}

export function recordIdOf(key: Uint8Array): number {
  let id = 0;
  for (let at = key.length - BYTES; at < key.length; at++) {
    id = id * 256 + (key[at] as number);
  }
  return id;
}
