import { CursorReply, type Reply, ValueReply } from '../engine/reply.js';
import { encodeReply } from '../values/codec.js';
import { HEADER_BYTES, OP_MSG, OP_REPLY } from './message.js';

const BSON_STRING = 0x02;
const BSON_DOCUMENT = 0x03;
const BSON_ARRAY = 0x04;
const BSON_NULL = 0x0a;
const BSON_INT64 = 0x12;
/** The length of a document and the byte that ends it. */
const AROUND_DOCUMENT = 5;
/** OP_MSG: flags and section kind 0. OP_REPLY: flags (await capable), cursor id, starting from, one document. */
const START_BYTES = { [OP_MSG]: 5, [OP_REPLY]: 20 } as const;
const AWAIT_CAPABLE = 8;

const fieldName = (type: number, name: string) => Buffer.from([type, ...Buffer.from(name, 'latin1'), 0]);

const OK = Buffer.from(encodeReply({ ok: 1 })).subarray(4, -1);
const CURSOR = fieldName(BSON_DOCUMENT, 'cursor');
const FIRST_BATCH = fieldName(BSON_ARRAY, 'firstBatch');
const NEXT_BATCH = fieldName(BSON_ARRAY, 'nextBatch');
const ID = fieldName(BSON_INT64, 'id');
const NAMESPACE = fieldName(BSON_STRING, 'ns');
const LAST_ERROR_OBJECT = fieldName(BSON_DOCUMENT, 'lastErrorObject');
const VALUE = fieldName(BSON_DOCUMENT, 'value');
const NO_VALUE = fieldName(BSON_NULL, 'value');
/** The names of the first elements of an array, as fields that are documents. */
const POSITIONS = Array.from({ length: 128 }, (_, i) => fieldName(BSON_DOCUMENT, String(i)));
const positionName = (i: number) => POSITIONS[i] ?? fieldName(BSON_DOCUMENT, String(i));

export type ReplyOperation = typeof OP_MSG | typeof OP_REPLY;

/** A message in one buffer of its exact size, written from its beginning to its end. */
class Message {
  private readonly bytes: Buffer;
  private at = HEADER_BYTES;

  constructor(bodyBytes: number, responseTo: number, operation: ReplyOperation) {
    const start = START_BYTES[operation];
    this.bytes = Buffer.allocUnsafe(HEADER_BYTES + start + bodyBytes);
    this.bytes.writeInt32LE(this.bytes.length, 0);
    this.bytes.writeInt32LE(newRequestId(), 4);
    this.bytes.writeInt32LE(responseTo, 8);
    this.bytes.writeInt32LE(operation, 12);
    this.bytes.fill(0, this.at, this.at + start);
    if (operation === OP_REPLY) {
      this.bytes.writeInt32LE(AWAIT_CAPABLE, this.at);
      this.bytes.writeInt32LE(1, this.at + 16);
    }
    this.at += start;
  }

  add(bytes: Uint8Array): this {
    this.bytes.set(bytes, this.at);
    this.at += bytes.length;
    return this;
  }

  int32(value: number): this {
    this.at = this.bytes.writeInt32LE(value, this.at);
    return this;
  }

  int64(value: bigint): this {
    this.at = this.bytes.writeBigInt64LE(value, this.at);
    return this;
  }

  text(value: string): this {
    this.at += this.bytes.write(value, this.at);
    return this.end();
  }

  /** The byte that ends a document. */
  end(): this {
    this.bytes[this.at++] = 0;
    return this;
  }

  whole(): Buffer {
    return this.bytes;
  }
}

let lastRequestId = 1;

function newRequestId(): number {
  lastRequestId = (lastRequestId + 1) & 0x7fffffff;
  return lastRequestId;
}

/** {cursor: {firstBatch | nextBatch: [...], id, ns}, ok: 1} around documents that are not parsed. */
function cursorBytes(
  { namespace, batch, id, first }: CursorReply,
  responseTo: number,
  operation: ReplyOperation,
): Buffer {
  let listBytes = AROUND_DOCUMENT;
  for (let i = 0; i < batch.length; i++) {
    listBytes += positionName(i).length + (batch[i]?.length ?? 0);
  }
  const list = first ? FIRST_BATCH : NEXT_BATCH;
  const textBytes = Buffer.byteLength(namespace) + 1;
  const cursorBytes = AROUND_DOCUMENT + list.length + listBytes + ID.length + 8 + NAMESPACE.length + 4 + textBytes;
  const bodyBytes = AROUND_DOCUMENT + CURSOR.length + cursorBytes + OK.length;
  const message = new Message(bodyBytes, responseTo, operation);
  message.int32(bodyBytes).add(CURSOR).int32(cursorBytes).add(list).int32(listBytes);
  for (const [i, document] of batch.entries()) {
    message.add(positionName(i)).add(document);
  }
  message.end().add(ID).int64(id).add(NAMESPACE).int32(textBytes).text(namespace).end();
  return message.add(OK).end().whole();
}

/** {lastErrorObject, value, ok: 1} around a document that is not parsed. */
function valueBytes({ lastErrorObject, value }: ValueReply, responseTo: number, operation: ReplyOperation): Buffer {
  const name = value ? VALUE : NO_VALUE;
  const bodyBytes =
    AROUND_DOCUMENT +
    LAST_ERROR_OBJECT.length +
    lastErrorObject.length +
    name.length +
    (value?.length ?? 0) +
    OK.length;
  const message = new Message(bodyBytes, responseTo, operation);
  message.int32(bodyBytes).add(LAST_ERROR_OBJECT).add(lastErrorObject).add(name);
  if (value) {
    message.add(value);
  }
  return message.add(OK).end().whole();
}

/** A whole answer in the protocol of the request. */
export function replyBytes(reply: Reply, responseTo: number, operation: ReplyOperation): Buffer {
  if (reply instanceof CursorReply) {
    return cursorBytes(reply, responseTo, operation);
  }
  if (reply instanceof ValueReply) {
    return valueBytes(reply, responseTo, operation);
  }
  const body = encodeReply(reply);
  return new Message(body.length, responseTo, operation).add(body).whole();
}
