import { decode } from '../values/codec.js';
import type { Document } from '../values/document.js';

/** A document with its record id, decoded when it is first looked into. */
export class StoredDocument {
  private decoded: Document | undefined;

  constructor(
    readonly recordId: number,
    readonly bytes: Uint8Array,
  ) {}

  /** Shared by all who look into it: never changed. */
  get document(): Document {
    this.decoded ??= decode(this.bytes);
    return this.decoded;
  }
}
