import { HEADER_BYTES } from './message.js';

/** The client does not use this protocol: the connection is ended. */
export class ProtocolError extends Error {}

/** Splits a stream of bytes into complete messages; throws ProtocolError for an impossible length. */
export async function* frames(stream: AsyncIterable<Buffer>, largest: number): AsyncGenerator<Buffer> {
  let chunks: Buffer[] = [];
  let available = 0;
  let needed = HEADER_BYTES;
  for await (const chunk of stream) {
    chunks.push(chunk);
    available += chunk.length;
    if (available < needed) {
      continue;
    }
    let buffer = chunks.length === 1 ? chunk : Buffer.concat(chunks, available);
    needed = HEADER_BYTES;
    while (buffer.length >= HEADER_BYTES) {
      const length = buffer.readInt32LE(0);
      if (length < HEADER_BYTES || length > largest) {
        throw new ProtocolError(`a message of ${length} bytes`);
      }
      if (buffer.length < length) {
        needed = length;
        break;
      }
      yield buffer.subarray(0, length);
      buffer = buffer.subarray(length);
    }
    chunks = buffer.length ? [buffer] : [];
    available = buffer.length;
  }
}
