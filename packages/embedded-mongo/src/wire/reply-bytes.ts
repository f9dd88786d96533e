import { CursorReply, type Reply } from '../engine/reply.js';
import { encodeReply } from '../values/codec.js';
import { HEADER_BYTES, OP_MSG, OP_REPLY } from './message.js';

const BSON_STRING = 0x02;
const BSON_DOCUMENT = 0x03;
const BSON_ARRAY = 0x04;
const BSON_INT64 = 0x12;
const OK = Buffer.from(encodeReply({ ok: 1 })).subarray(4, -1);

const fieldName = (type: number, name: string) => Buffer.from([type, ...Buffer.from(name, 'latin1'), 0]);

function int32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeInt32LE(value);
  return bytes;
}

function int64(value: bigint): Buffer {
  const bytes = Buffer.alloc(8);
  bytes.writeBigInt64LE(value);
  return bytes;
}

function document(fields: Uint8Array[]): Buffer {
  const length = fields.reduce((total, field) => total + field.length, 0) + 5;
  return Buffer.concat([int32(length), ...fields, Buffer.from([0])], length);
}

/** {cursor: {firstBatch | nextBatch: [...], id, ns}, ok: 1} around documents that are not parsed. */
function cursorBytes({ namespace, batch, id, first }: CursorReply): Buffer {
  const elements = batch.flatMap((bytes, i) => [fieldName(BSON_DOCUMENT, String(i)), bytes]);
  const name = Buffer.from(`${namespace}\0`, 'utf8');
  const cursor = document([
    fieldName(BSON_ARRAY, first ? 'firstBatch' : 'nextBatch'),
    document(elements),
    fieldName(BSON_INT64, 'id'),
    int64(id),
    fieldName(BSON_STRING, 'ns'),
    int32(name.length),
    name,
  ]);
  return document([fieldName(BSON_DOCUMENT, 'cursor'), cursor, OK]);
}

let nextRequestId = 1;

/** A whole answer in the protocol of the request. */
export function replyBytes(reply: Reply, responseTo: number, operation: typeof OP_MSG | typeof OP_REPLY): Buffer {
  const body = reply instanceof CursorReply ? cursorBytes(reply) : encodeReply(reply);
  // OP_MSG: flags and section kind 0. OP_REPLY: flags (await capable), cursor id, starting from, one document.
  const start = operation === OP_MSG ? Buffer.alloc(5) : Buffer.concat([int32(8), int64(0n), int32(0), int32(1)]);
  const length = HEADER_BYTES + start.length + body.length;
  nextRequestId = (nextRequestId + 1) & 0x7fffffff;
  const header = [int32(length), int32(nextRequestId), int32(responseTo), int32(operation)];
  return Buffer.concat([...header, start, body], length);
}
