import { BSON } from 'mongodb';
import { splitDocuments } from './bson-documents.rules.js';

const documents = ['Dhanmondi', 'Kamalapur', 'ঢাকা'].map((name, index) => Buffer.from(BSON.serialize({ index, name })));
const bytes = Buffer.concat(documents);

describe('a stream of BSON documents', () => {
  it('is split into documents wherever a chunk ends', () => {
    for (let end = 0; end <= bytes.length; end += 1) {
      const { documents: whole, rest } = splitDocuments(bytes.subarray(0, end));
      expect(Buffer.concat([...whole, rest])).toEqual(bytes.subarray(0, end));
      expect(whole).toEqual(documents.slice(0, whole.length));
      expect(rest.length).toBeLessThan(documents[whole.length]?.length ?? 1);
    }
  });

  it('is refused where a length is impossible', () => {
    expect(() => splitDocuments(Buffer.from([4, 0, 0, 0, 0]))).toThrow('No document is 4 bytes long.');
    expect(() => splitDocuments(Buffer.from([255, 255, 255, 255, 0]))).toThrow('No document is -1 bytes long.');
  });
});
