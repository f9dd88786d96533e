import { bytesOf, patternOf } from './compare.js';
import type { Document, Value } from './document.js';
import { KeyWriter } from './key-writer.js';
import { isInt64, toBigInt, toNumber } from './numbers.js';
import { TypeOrder, typeOrder } from './type-order.js';

const EXACT = 0x8000;

/** A double, then how far a 64-bit integer lies from it (at most 512): distinct integers get distinct keys. */
function writeNumber(writer: KeyWriter, value: Value): void {
  const double = toNumber(value);
  writer.double(double);
  writer.unsigned16(isInt64(value) ? EXACT + Number(toBigInt(value) - BigInt(double)) : EXACT);
}

function writeDocument(writer: KeyWriter, value: Document): void {
  for (const name of Object.keys(value)) {
    writer.byte(1);
    writer.byte(typeOrder(value[name]));
    writer.text(name);
    writeValue(writer, value[name]);
  }
  writer.byte(0);
}

function writeArray(writer: KeyWriter, value: Value[]): void {
  for (const element of value) {
    writer.byte(1);
    writeValue(writer, element);
  }
  writer.byte(0);
}

function writeBinary(writer: KeyWriter, value: Value): void {
  const bytes = bytesOf(value);
  writer.unsigned32(bytes.length);
  writer.byte(value.sub_type);
  writer.bytes(bytes);
}

const WRITERS: Record<number, (writer: KeyWriter, value: Value) => void> = {
  [TypeOrder.number]: writeNumber,
  [TypeOrder.string]: (writer, value) => writer.text(String(value)),
  [TypeOrder.object]: writeDocument,
  [TypeOrder.array]: writeArray,
  [TypeOrder.binary]: writeBinary,
  [TypeOrder.objectId]: (writer, value) => writer.bytes(value.id),
  [TypeOrder.boolean]: (writer, value) => writer.byte(value ? 1 : 0),
  [TypeOrder.date]: (writer, value) => writer.double(value.getTime()),
  [TypeOrder.timestamp]: (writer, value) => writer.unsigned64(BigInt.asUintN(64, value.toBigInt())),
  [TypeOrder.regularExpression]: (writer, value) => {
    const [source, flags] = patternOf(value);
    writer.text(source);
    writer.text(flags);
  },
  [TypeOrder.code]: (writer, value) => writer.text(value.code),
};

function writeValue(writer: KeyWriter, value: Value): void {
  const order = typeOrder(value);
  writer.byte(order === TypeOrder.missing ? TypeOrder.null : order);
  WRITERS[order]?.(writer, value);
}

const shared = new KeyWriter();

/** The values as one byte string whose order is the order of the values; a missing value counts as null. */
export function encodeKey(values: readonly Value[], directions: readonly number[]): Buffer {
  shared.reset();
  for (let i = 0; i < values.length; i++) {
    const at = shared.position;
    writeValue(shared, values[i]);
    if ((directions[i] ?? 1) < 0) {
      shared.invertFrom(at);
    }
  }
  return shared.copy();
}

/** The smallest byte string greater than every string with this prefix; undefined when there is none. */
export function prefixEnd(prefix: Uint8Array): Buffer | undefined {
  let length = prefix.length;
  while (length > 0 && prefix[length - 1] === 0xff) {
    length--;
  }
  if (!length) {
    return undefined;
  }
  const end = Buffer.allocUnsafe(length);
  end.set(length === prefix.length ? prefix : prefix.subarray(0, length));
  end[length - 1] = (end[length - 1] as number) + 1;
  return end;
}

/** First byte, and the byte after it, of all keys of one type. */
export function typeBracket(order: number, direction: number): [from: Buffer, to: Buffer] {
  const first = direction < 0 ? 0xff ^ order : order;
  return [Buffer.from([first]), Buffer.from([first + 1])];
}
