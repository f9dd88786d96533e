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
    if (this.buffer.readUInt8(at) & 0x80) {
      this.invertFrom(at);
    } else {
      this.buffer.writeUInt8(this.buffer.readUInt8(at) | 0x80, at);
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
    const bytes = Buffer.from(value, 'utf8');
    this.reserve(bytes.length * 2 + 2);
    for (const byte of bytes) {
      this.buffer[this.length++] = byte;
      if (byte === 0) {
        this.buffer[this.length++] = 0xff;
      }
    }
    this.buffer[this.length++] = 0;
    this.buffer[this.length++] = 0;
  }

  /** Turns what was written since `at` into descending order. */
  invertFrom(at: number): void {
    for (let i = at; i < this.length; i++) {
      this.buffer.writeUInt8(this.buffer.readUInt8(i) ^ 0xff, i);
    }
  }

  copy(): Buffer {
    return Buffer.from(this.buffer.subarray(0, this.length));
  }

  private reserve(count: number): void {
    if (this.length + count > this.buffer.length) {
      const larger = Buffer.allocUnsafe(Math.max(this.buffer.length * 2, this.length + count));
      this.buffer.copy(larger, 0, 0, this.length);
      this.buffer = larger;
    }
  }
}
