import { BSONRegExp, Decimal128, Long, ObjectId } from 'bson';
import type { Document } from '../values/document.js';
import { compile } from './matcher.js';

const id = new ObjectId();
const at = new Date(5000);

describe('a filter', () => {
  it.each<[Document, Document[], Document[]]>([
    [{}, [{}], []],
    [
      { a: 1 },
      [{ a: 1 }, { a: [0, 1] }, { a: Long.fromNumber(1) }, { a: Decimal128.fromString('1.0') }],
      [{ a: '1' }, {}],
    ],
    [{ a: null }, [{ a: null }, {}, { a: [null] }], [{ a: 0 }, { a: [] }]],
    [{ a: [1, 2] }, [{ a: [1, 2] }, { a: [[1, 2]] }], [{ a: [2, 1] }, { a: 1 }]],
    [{ a: { x: 1, y: 2 } }, [{ a: { x: 1, y: 2 } }], [{ a: { y: 2, x: 1 } }, { a: { x: 1 } }]],
    [{ a: id }, [{ a: new ObjectId(id.toHexString()) }], [{ a: new ObjectId() }, { a: id.toHexString() }]],
    [{ a: at }, [{ a: new Date(5000) }], [{ a: 5000 }]],
    [{ 'a.b': 1 }, [{ a: { b: 1 } }, { a: [{ b: 2 }, { b: 1 }] }, { a: { b: [1] } }], [{ a: 1 }, { a: [] }]],
    [{ 'a.1': 5 }, [{ a: [0, 5] }, { a: { 1: 5 } }], [{ a: [5, 0] }]],
    [{ a: /^x/i }, [{ a: 'Xy' }, { a: ['b', 'x'] }], [{ a: 'yx' }, { a: 1 }]],
    [{ a: new BSONRegExp('^x', 'i') }, [{ a: 'Xy' }], [{ a: 'y' }]],
    [{ a: { $regex: 'A  b', $options: 'ix' } }, [{ a: 'ab' }], [{ a: 'A  b' }]],
    [{ a: { $gt: 1 } }, [{ a: 2 }, { a: [0, 2] }], [{ a: 1 }, { a: '2' }, { a: null }, {}, { a: Number.NaN }]],
    [{ a: { $gte: 1, $lt: 3 } }, [{ a: 1 }, { a: [0, 9] }], [{ a: 3 }, { a: 0 }]],
    [{ a: { $lte: null } }, [{ a: null }, {}], [{ a: 0 }]],
    [{ a: { $ne: 1 } }, [{ a: 2 }, {}, { a: [2] }], [{ a: 1 }, { a: [1, 2] }]],
    [{ a: { $in: [1, null, /^x/, id] } }, [{ a: 1 }, {}, { a: 'xy' }, { a: [id] }], [{ a: 2 }, { a: 'y' }]],
    [{ a: { $in: ['1'] } }, [{ a: '1' }], [{ a: 1 }]],
    [{ a: { $nin: [1, 2] } }, [{ a: 3 }, {}], [{ a: 1 }, { a: [3, 2] }]],
    [{ a: { $exists: true } }, [{ a: null }, { a: [] }], [{}, { b: 1 }]],
    [{ 'a.b': { $exists: false } }, [{ a: {} }, {}, { a: [1] }], [{ a: { b: 1 } }, { a: [{ b: 1 }] }]],
    [{ a: { $type: 'number' } }, [{ a: 1 }, { a: Long.fromNumber(1) }, { a: ['x', 1] }], [{ a: 'x' }, {}]],
    [{ a: { $type: ['string', 9] } }, [{ a: 'x' }, { a: at }], [{ a: 1 }]],
    [{ a: { $type: 'array' } }, [{ a: [] }], [{ a: 1 }]],
    [{ a: { $size: 2 } }, [{ a: [1, 2] }], [{ a: [1] }, { a: [[1, 2]] }, {}]],
    [{ a: { $mod: [3, 1] } }, [{ a: 4 }, { a: [3, 7] }], [{ a: 3 }, { a: 'x' }]],
    [{ a: { $all: [1, 2] } }, [{ a: [2, 3, 1] }], [{ a: [1] }, { a: 1 }]],
    [{ a: { $all: [] } }, [], [{ a: [] }, {}]],
    [{ a: { $elemMatch: { $gt: 1, $lt: 3 } } }, [{ a: [9, 2] }], [{ a: [0, 9] }, { a: 2 }]],
    [{ a: { $elemMatch: { x: 1, y: 2 } } }, [{ a: [{ x: 1, y: 2 }] }], [{ a: [{ x: 1 }, { y: 2 }] }]],
    [{ a: { $elemMatch: { $or: [{ x: 1 }, { y: 2 }] } } }, [{ a: [{ y: 2 }] }], [{ a: [{ z: 1 }] }]],
    [{ a: { $not: { $gt: 1 } } }, [{ a: 1 }, {}, { a: 'x' }], [{ a: 2 }]],
    [{ a: { $not: /x/ } }, [{ a: 'y' }, {}], [{ a: 'x' }]],
    [{ $or: [{ a: 1 }, { b: 1 }] }, [{ a: 1 }, { b: 1 }], [{}]],
    [{ $nor: [{ a: 1 }, { b: 1 }] }, [{}], [{ a: 1 }, { b: 1 }]],
    [{ $and: [{ a: 1 }, { b: 1 }] }, [{ a: 1, b: 1 }], [{ a: 1 }]],
    [{ constructor: { $exists: true } }, [{ constructor: 1 }], [{}]],
  ])('%j', (filter, matching, other) => {
    const matches = compile(filter);
    expect(matching.filter((document) => !matches(document))).toEqual([]);
    expect(other.filter(matches)).toEqual([]);
  });

  it.each<[Document, string]>([
    [{ $or: [] }, 'nonempty array'],
    [{ a: { $in: 1 } }, '$in needs an array'],
    [{ a: { $in: [{ $gt: 1 }] } }, 'cannot nest $ under $in'],
    [{ a: { $not: 1 } }, '$not needs a regex or a document'],
    [{ a: { $mod: [0, 1] } }, 'divisor cannot be 0'],
    [{ a: { $size: 'x' } }, 'Expected a number'],
    [{ a: { $type: 'nothing' } }, 'Unknown type name alias: nothing'],
    [{ a: { $options: 'i' } }, '$options needs a $regex'],
    [{ a: { $gt: /x/ } }, "Can't have RegEx"],
    [{ $expr: true }, '$expr is not allowed in this context'],
  ])('refuses %j', (filter, message) => {
    expect(() => compile(filter)).toThrow(message);
  });
});
