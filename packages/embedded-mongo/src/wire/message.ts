import { BSON } from 'bson';
import type { Document } from '../values/document.js';
import { MongoError, numbered } from '../values/errors.js';

export const OP_REPLY = 1;
export const OP_QUERY = 2004;
export const OP_MSG = 2013;
/** Length, request id, response to, operation: four 32-bit integers. */
export const HEADER_BYTES = 16;

const CHECKSUM_PRESENT = 1;
const MORE_TO_COME = 2;
const REQUIRED_FLAGS = 0xffff;

export interface Request {
  command: Document;
  /** The client does not wait for an answer (an unacknowledged write). */
  silent: boolean;
}

const invalid = (message: string) => new MongoError(22, 'InvalidBSON', message);

/** Reads one document and refuses a length beyond the end of the message. */
function documentAt(message: Buffer, at: number, end: number): { document: Document; next: number } {
  const size = at + 4 <= end ? message.readInt32LE(at) : 0;
  if (size < 5 || at + size > end) {
    throw invalid('invalid BSON: a document does not fit its message');
  }
  try {
    return { document: BSON.deserialize(message.subarray(at, at + size), { bsonRegExp: true }), next: at + size };
  } catch (error) {
    throw invalid(`invalid BSON: ${(error as Error).message}`);
  }
}

/** A document sequence: its size, the field it stands for, the documents. */
function sequenceAt(message: Buffer, at: number, end: number) {
  const size = at + 4 <= end ? message.readInt32LE(at) : 0;
  const next = at + size;
  const nameEnd = message.indexOf(0, at + 4);
  if (size < 5 || next > end || nameEnd < 0 || nameEnd >= next) {
    throw invalid('invalid document sequence');
  }
  const documents: Document[] = [];
  for (let position = nameEnd + 1; position < next; ) {
    const read = documentAt(message, position, next);
    documents.push(read.document);
    position = read.next;
  }
  return { name: message.toString('utf8', at + 4, nameEnd), documents, next };
}

/** Reads an OP_MSG: one command, whose long lists may come as sequences. */
export function readMessage(message: Buffer): Request {
  if (message.length < HEADER_BYTES + 5) {
    throw invalid('the message is too short');
  }
  const flags = message.readUInt32LE(HEADER_BYTES);
  if (flags & REQUIRED_FLAGS & ~(CHECKSUM_PRESENT | MORE_TO_COME)) {
    throw numbered(40429, 'Message contains illegal flags value');
  }
  const end = message.length - (flags & CHECKSUM_PRESENT ? 4 : 0);
  let command: Document | undefined;
  let sequences: Document | undefined;
  for (let at = HEADER_BYTES + 4; at < end; ) {
    const kind = message[at];
    if (kind === 0) {
      const read = documentAt(message, at + 1, end);
      command = read.document;
      at = read.next;
    } else if (kind === 1) {
      const read = sequenceAt(message, at + 1, end);
      sequences = { ...sequences, [read.name]: read.documents };
      at = read.next;
    } else {
      throw numbered(40432, `Unknown section kind ${kind}`);
    }
  }
  if (!command) {
    throw numbered(40587, 'OP_MSG messages must have a body');
  }
  return { command: sequences ? Object.assign(command, sequences) : command, silent: (flags & MORE_TO_COME) !== 0 };
}

/** Reads an OP_QUERY, which drivers send only for their first hello. */
export function readQuery(message: Buffer): Request {
  const nameEnd = message.indexOf(0, HEADER_BYTES + 4);
  if (nameEnd < 0) {
    throw invalid('the message is too short');
  }
  const namespace = message.toString('utf8', HEADER_BYTES + 4, nameEnd);
  const { document } = documentAt(message, nameEnd + 9, message.length);
  const command = document.$query ?? document;
  return { command: { ...command, $db: namespace.split('.')[0] }, silent: false };
}
