import { Decimal128, Long } from 'bson';
import type { Document, Value } from '../values/document.js';
import { readUpdate } from './apply-update.js';

interface Options {
  filter?: Document;
  arrayFilters?: Document[];
  inserting?: boolean;
}

function updated(original: Document, update: Value, { filter = {}, arrayFilters, inserting = false }: Options = {}) {
  const now = new Date('2026-01-02T03:04:05Z');
  return readUpdate(update, arrayFilters, false)(original, { filter, arrayFilters, match: {}, inserting, now });
}

describe('an update', () => {
  it.each<[string, Document, Document, Document]>([
    ['$set makes the documents on the way', {}, { $set: { 'a.b': 1 } }, { a: { b: 1 } }],
    ['$set beyond an array fills it with null', { a: [1] }, { $set: { 'a.2': 3 } }, { a: [1, null, 3] }],
    [
      '$unset removes a field, but leaves null in an array',
      { a: 1, l: [1, 2] },
      { $unset: { a: 1, 'l.0': 1 } },
      { l: [null, 2] },
    ],
    ['$inc and $mul start from nothing', {}, { $inc: { a: 2 }, $mul: { b: 3 } }, { a: 2, b: 0 }],
    ['$min and $max compare', { a: 5, b: 5 }, { $min: { a: 3, b: 9 } }, { a: 3, b: 5 }],
    ['$max takes over a missing field', { a: 5 }, { $max: { a: 9, b: 1 } }, { a: 9, b: 1 }],
    ['$rename moves a value', { a: 1, b: 2 }, { $rename: { a: 'c.d' } }, { b: 2, c: { d: 1 } }],
    ['$setOnInsert does nothing to a found document', { a: 1 }, { $setOnInsert: { a: 2 } }, { a: 1 }],
    ['$currentDate sets the time', {}, { $currentDate: { at: true } }, { at: new Date('2026-01-02T03:04:05Z') }],
    ['$push appends', { l: [1] }, { $push: { l: 2 } }, { l: [1, 2] }],
    ['$push makes the array', {}, { $push: { l: [1] } }, { l: [[1]] }],
    [
      '$push inserts, sorts, then cuts',
      { l: [{ n: 3 }, { n: 1 }] },
      { $push: { l: { $each: [{ n: 2 }, { n: 9 }], $sort: { n: -1 }, $slice: 2 } } },
      { l: [{ n: 9 }, { n: 3 }] },
    ],
    [
      '$push takes the last with a negative slice',
      { l: [1, 2] },
      { $push: { l: { $each: [3], $slice: -2 } } },
      { l: [2, 3] },
    ],
    ['$push inserts from the end', { l: [1, 2] }, { $push: { l: { $each: [9], $position: -1 } } }, { l: [1, 9, 2] }],
    ['$addToSet compares whole documents', { l: [{ a: 1 }] }, { $addToSet: { l: { a: 1 } } }, { l: [{ a: 1 }] }],
    ['$pull by value', { l: [1, 2, 1] }, { $pull: { l: 1 } }, { l: [2] }],
    ['$pull by condition', { l: [1, 5, 9] }, { $pull: { l: { $gte: 5 } } }, { l: [1] }],
    ['$pull by fields', { l: [{ a: 1, b: 2 }, { a: 2 }] }, { $pull: { l: { a: 1 } } }, { l: [{ a: 2 }] }],
    [
      '$pull by $or of fields',
      { l: [{ a: 1 }, { b: 2 }, { c: 3 }] },
      { $pull: { l: { $or: [{ a: 1 }, { b: 2 }] } } },
      { l: [{ c: 3 }] },
    ],
    ['$pullAll', { l: [1, 2, 3] }, { $pullAll: { l: [1, 3] } }, { l: [2] }],
    ['$pop', { l: [1, 2, 3], m: [1, 2] }, { $pop: { l: 1, m: -1 } }, { l: [1, 2], m: [2] }],
    ['$[] reaches every element', { l: [{ a: 1 }, { a: 2 }] }, { $inc: { 'l.$[].a': 1 } }, { l: [{ a: 2 }, { a: 3 }] }],
    ['a replacement keeps _id', { _id: 7, a: 1 }, { b: 2 }, { _id: 7, b: 2 }],
  ])('%s', (_what, original, update, expected) => {
    const before = structuredClone(original);
    expect(updated(original, update)).toEqual(expected);
    expect(original).toEqual(before);
  });

  it('$ is the element the query matched, $[name] those of its array filter', () => {
    const original = {
      l: [
        { k: 'x', v: 1 },
        { k: 'y', v: 2 },
      ],
    };
    expect(updated(original, { $set: { 'l.$.v': 9 } }, { filter: { 'l.k': 'y' } }).l[1].v).toBe(9);
    const byElement = { filter: { l: { $elemMatch: { k: 'x', v: 1 } } } };
    expect(updated(original, { $set: { 'l.$.v': 9 } }, byElement).l[0].v).toBe(9);
    const arrayFilters = [{ 'e.v': { $gte: 2 } }];
    expect(updated(original, { $inc: { 'l.$[e].v': 5 } }, { arrayFilters }).l).toEqual([
      { k: 'x', v: 1 },
      { k: 'y', v: 7 },
    ]);
  });

  it('$setOnInsert applies to what an upsert inserts', () => {
    expect(updated({}, { $setOnInsert: { a: 2 } }, { inserting: true })).toEqual({ a: 2 });
  });

  it('adds 64-bit integers and decimals exactly, and refuses an overflow', () => {
    const large = Long.fromBigInt(2n ** 60n);
    expect(String(updated({ a: large }, { $inc: { a: 1 } }).a)).toBe(String(2n ** 60n + 1n));
    expect(String(updated({ a: Decimal128.fromString('0.1') }, { $inc: { a: Decimal128.fromString('0.2') } }).a)).toBe(
      '0.3',
    );
    expect(() => updated({ a: Long.MAX_VALUE }, { $inc: { a: 1 } })).toThrow('Failed to apply $inc');
  });

  it('never touches a prototype, whatever the path', () => {
    const update = { $set: { 'constructor.prototype.polluted': 1, '__proto__.polluted': 1 } };
    const result = updated({}, update);
    expect(Object.hasOwn(result, 'constructor')).toBe(true);
    expect(({} as Document).polluted).toBeUndefined();
  });

  it.each<[string, Document, Document, string]>([
    ['a positional operator without a match', { l: [1] }, { $set: { 'l.$': 2 } }, 'did not find the match'],
    ['an element of a field that is not there', {}, { $set: { 'l.$[]': 2 } }, 'must exist in the document'],
    ['an array filter that is missing', { l: [1] }, { $set: { 'l.$[x]': 2 } }, 'No array filter found'],
    ['$push to a text', { l: 'x' }, { $push: { l: 1 } }, 'must be an array but is of type string'],
    ['$pull from a text', { l: 'x' }, { $pull: { l: 1 } }, 'non-array'],
    ['an unknown clause of $push', {}, { $push: { l: { $each: [], $nope: 1 } } }, 'Unrecognized clause'],
    ['an empty field name', {}, { $set: { 'a..b': 1 } }, 'empty field name'],
    ['operators and fields mixed', {}, { $set: { a: 1 }, b: 1 }, 'Unknown modifier: b'],
    ['fields and operators mixed', {}, { b: 1, $set: { a: 1 } }, "The dollar ($) prefixed field '$set'"],
  ])('refuses %s', (_what, original, update, message) => {
    expect(() => updated(original, update)).toThrow(message);
  });
});
