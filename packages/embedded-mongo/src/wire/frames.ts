import { HEADER_BYTES } from './message.js';

/** The client does not use this protocol: the connection is ended. */
export class ProtocolError extends Error {}

/** Splits a stream of bytes into complete messages. */
export class Frames {
  private chunks: Buffer[] = [];
  private available = 0;
  private needed = HEADER_BYTES;

  /** `largest` is the largest message accepted, in bytes. */
  constructor(private readonly largest: number) {}

  push(chunk: Buffer): void {
    this.chunks.push(chunk);
    this.available += chunk.length;
  }

  /** The next complete message; undefined until more bytes come. Throws ProtocolError for an impossible length. */
  next(): Buffer | undefined {
    if (this.available < this.needed) {
      return undefined;
    }
    const [first] = this.chunks;
    const buffer = first && this.chunks.length === 1 ? first : Buffer.concat(this.chunks, this.available);
    const length = buffer.readInt32LE(0);
    if (length < HEADER_BYTES || length > this.largest) {
      throw new ProtocolError(`a message of ${length} bytes`);
    }
    if (buffer.length < length) {
      this.chunks = [buffer];
      this.needed = length;
      return undefined;
    }
    this.needed = HEADER_BYTES;
    this.available -= length;
    this.chunks = this.available ? [buffer.subarray(length)] : [];
    return this.available ? buffer.subarray(0, length) : buffer;
  }
}
