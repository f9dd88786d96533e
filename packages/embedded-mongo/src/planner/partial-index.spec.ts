import { fieldConditions } from './conditions.js';
import { impliesPartial } from './partial-index.js';

describe('a partial index serves a query only when it has every document that the query can match', () => {
  it.each([
    [{ age: { $gt: 5 } }, { age: { $gt: 5 } }, true],
    [{ age: { $gt: 5 } }, { age: { $gte: 6 } }, true],
    [{ age: { $gt: 5 } }, { age: { $gte: 5 } }, false],
    [{ age: { $gte: 5 } }, { age: { $gte: 5 } }, true],
    [{ age: { $gte: 5 } }, { age: { $gt: 4 } }, false],
    [{ age: { $lt: 5 } }, { age: { $lt: 5 } }, true],
    [{ age: { $lt: 5 } }, { age: { $lte: 5 } }, false],
    [{ age: { $lte: 5 } }, { age: { $lte: 5 } }, true],
    [{ age: { $lt: 5 } }, { age: { $lt: '5' } }, false],
    [{ age: { $gt: 5 } }, { age: 6 }, true],
    [{ age: { $gt: 5 } }, { age: 5 }, false],
    [{ age: { $gt: 5 } }, { age: { $in: [5, 6] } }, false],
    [{ age: { $exists: true } }, { age: { $gt: 5 } }, true],
    [{ age: { $exists: true } }, { age: null }, false],
    [{ open: true }, { open: true, age: 5 }, true],
    [{ open: true }, { age: 5 }, false],
    [{ $and: [{ open: true }, { age: { $gt: 5 } }] }, { open: true, age: { $gt: 5 } }, true],
    [{ $and: [{ open: true }, { age: { $gt: 5 } }] }, { open: true, age: { $gte: 5 } }, false],
  ])('index of %j, query %j: %s', (partial, query, isServed) => {
    expect(impliesPartial(partial, fieldConditions(query))).toBe(isServed);
  });
});
