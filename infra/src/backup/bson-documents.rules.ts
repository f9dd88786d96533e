/** Every BSON document begins with its length: four bytes, little-endian. */
const LENGTH_BYTES = 4;
const SHORTEST = 5;

/**
 * The complete documents at the beginning of some bytes, and the rest.
 * @throws Error for an impossible length
 */
export function splitDocuments(bytes: Buffer): { documents: Buffer[]; rest: Buffer } {
  const documents: Buffer[] = [];
  let start = 0;
  while (bytes.length - start >= LENGTH_BYTES) {
    const length = bytes.readInt32LE(start);
    if (length < SHORTEST) throw new Error(`No document is ${length} bytes long.`);
    if (bytes.length - start < length) break;
    documents.push(bytes.subarray(start, start + length));
    start += length;
  }
  return { documents, rest: bytes.subarray(start) };
}
