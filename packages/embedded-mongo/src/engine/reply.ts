import type { Document } from '../values/document.js';

/** A batch of documents as BSON bytes, and where to ask for more; the id is 0 when there is no more. */
export class CursorReply {
  constructor(
    readonly namespace: string,
    readonly batch: Uint8Array[],
    readonly id: bigint,
    readonly first: boolean,
  ) {}
}

export type Reply = Document | CursorReply;
