import { BSONRegExp, Code, MaxKey, MinKey, Timestamp } from 'bson';
import { fuzzSource } from '../testing/fuzz-documents.js';
import { announceSeed, isLong, randomFrom } from '../testing/random.js';
import { decode, encode } from './codec.js';
import type { Document } from './document.js';
import { fieldsOf, partialDecoder } from './partial-document.js';

const pick = (document: Document, names: string[]) =>
  Object.fromEntries(Object.entries(document).filter(([name]) => names.includes(name)));

describe('decoding a part of a document', () => {
  it('gives the wanted fields as a whole decoding gives them, whatever lies between', () => {
    const random = randomFrom(announceSeed('parts of documents'));
    const source = fuzzSource(random);
    const others = {
      minimum: new MinKey(),
      maximum: new MaxKey(),
      pattern: new BSONRegExp('^a', 'i'),
      code: new Code('return 1'),
      scoped: new Code('return x', { x: 1 }),
      timestamp: Timestamp.fromBits(1, 2),
      ñ: 'not ASCII',
    };
    for (let i = 0; i < (isLong ? 20_000 : 500); i++) {
      const bytes = encode({ ...others, ...source.document() });
      const names = ['a', 'b', 'n', 'ñ', 'missing', 'timestamp'].filter(() => random.chance(0.4));
      expect(partialDecoder(names)(bytes)).toEqual(pick(decode(bytes), names));
    }
  });

  it('finds the fields that a filter looks at', () => {
    const filter = { 'a.b': 1, $or: [{ c: 2 }, { $and: [{ 'd.0': { $gt: 3 } }] }] };
    expect([...(fieldsOf(filter) ?? [])]).toEqual(['a', 'c', 'd']);
  });

  it.each([[{ $expr: { $eq: ['$a', '$b'] } }], [{ $or: 1 }], [{ a: 1, $nor: [{ $expr: true }] }]])(
    'needs the whole document for %j',
    (filter) => {
      expect(fieldsOf(filter)).toBeUndefined();
    },
  );
});
