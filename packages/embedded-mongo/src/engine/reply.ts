import type { Document } from '../values/document.js';

/** A batch of documents as BSON bytes, and the id of the cursor; 0 when there are no more documents. */
export class CursorReply {
  constructor(
    readonly namespace: string,
    readonly batch: Uint8Array[],
    readonly id: bigint,
    readonly first: boolean,
  ) {}
}

/** The answer of findAndModify, as BSON bytes: what happened, and the document, if there is one. */
export class ValueReply {
  constructor(
    readonly lastErrorObject: Uint8Array,
    readonly value: Uint8Array | undefined,
  ) {}
}

export type Reply = Document | CursorReply | ValueReply;
