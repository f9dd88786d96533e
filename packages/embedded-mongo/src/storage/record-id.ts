const BYTES = 8;

/** An index key followed by the record id it leads to: distinct for every document. */
export function withRecordId(key: Uint8Array, recordId: number): Buffer {
  const full = Buffer.allocUnsafe(key.length + BYTES);
  full.set(key);
  full.writeBigUInt64BE(BigInt(recordId), key.length);
  return full;
}

export function recordIdOf(key: Uint8Array): number {
  return Number(new DataView(key.buffer, key.byteOffset, key.byteLength).getBigUint64(key.length - BYTES));
}
