/** The most bytes of UTF-8 for one unit of a string. */
const LARGEST_UNIT = 3;

/** Grows a byte string; every write keeps byte order equal to value order. */
export class KeyWriter {
  private buffer = Buffer.allocUnsafe(256);
  private length = 0;

  get position(): number {
    return this.length;
  }

  reset(): void {
    this.length = 0;
  }

  byte(value: number): void {
    this.reserve(1);
    this.buffer[this.length++] = value;
  }

  bytes(value: Uint8Array): void {
    this.reserve(value.length);
    this.buffer.set(value, this.length);
    this.length += value.length;
  }

  /** Sign bit flipped for positive numbers, all bits for negative ones; NaN before everything, -0 as 0. */
  double(value: number): void {
    this.reserve(8);
    const at = this.length;
    this.length += 8;
    if (Number.isNaN(value)) {
      this.buffer.fill(0, at, this.length);
      return;
    }
    this.buffer.writeDoubleBE(value === 0 ? 0 : value, at);
    const first = this.buffer[at] as number;
    if (first & 0x80) {
      this.invertFrom(at);
    } else {
      this.buffer[at] = first | 0x80;
    }
  }

  unsigned16(value: number): void {
    this.reserve(2);
    this.length = this.buffer.writeUInt16BE(value, this.length);
  }

  unsigned32(value: number): void {
    this.reserve(4);
    this.length = this.buffer.writeUInt32BE(value, this.length);
  }

  unsigned64(value: bigint): void {
    this.reserve(8);
    this.length = this.buffer.writeBigUInt64BE(value, this.length);
  }

  /** UTF-8, a zero byte escaped as 00 FF, ended by 00 00: no string is a prefix of another one's key. */
  text(value: string): void {
    if (value.includes('\0')) {
      this.textWithZeros(value);
    } else {
      this.reserve(value.length * LARGEST_UNIT + 2);
      this.length += this.buffer.write(value, this.length);
    }
    this.reserve(2);
    this.buffer[this.length++] = 0;
    this.buffer[this.length++] = 0;
  }

  /** Turns what was written since `at` into descending order. */
  invertFrom(at: number): void {
    for (let i = at; i < this.length; i++) {
      this.buffer[i] = (this.buffer[i] as number) ^ 0xff;
    }
  }

  copy(): Buffer {
    const bytes = Buffer.allocUnsafe(this.length);
    this.buffer.copy(bytes, 0, 0, this.length);
    return bytes;
  }

  private textWithZeros(value: string): void {
    const bytes = Buffer.from(value, 'utf8');
    this.reserve(bytes.length * 2);
    for (const byte of bytes) {
      this.buffer[this.length++] = byte;
      if (byte === 0) {
        this.buffer[this.length++] = 0xff;
      }
    }
  }

  private reserve(count: number): void {
    if (this.length + count > this.buffer.length) {
      const larger = Buffer.allocUnsafe(Math.max(this.buffer.length * 2, this.length + count));
      this.buffer.copy(larger, 0, 0, this.length);
      this.buffer = larger;
    }
  }
}
