import type { Document } from '../values/document.js';
import { projector } from './projection.js';

const project = (document: Document, specification: Document, filter: Document = {}) =>
  projector(specification, filter)?.(document);

const source = {
  _id: 1,
  a: 1,
  b: { c: 2, d: 3 },
  l: [
    { k: 'x', v: 1 },
    { k: 'y', v: 2 },
  ],
  n: [1, 2, 3, 4],
};

describe('a projection', () => {
  it.each<[Document, Document]>([
    [{ a: 1 }, { _id: 1, a: 1 }],
    [{ a: 1, _id: 0 }, { a: 1 }],
    [{ _id: 1 }, { _id: 1 }],
    [
      { _id: 0, l: 0, n: 0 },
      { a: 1, b: source.b },
    ],
    [{ 'b.c': 1 }, { _id: 1, b: { c: 2 } }],
    [{ b: { d: 1 }, _id: 0 }, { b: { d: 3 } }],
    [{ 'l.v': 1, _id: 0 }, { l: [{ v: 1 }, { v: 2 }] }],
    [
      { 'l.v': 0, n: 0, b: 0, a: 0 },
      { _id: 1, l: [{ k: 'x' }, { k: 'y' }] },
    ],
    [{ l: { $elemMatch: { v: 2 } } }, { _id: 1, l: [{ k: 'y', v: 2 }] }],
    [{ l: { $elemMatch: { v: 9 } } }, { _id: 1 }],
    [
      { n: { $slice: 2 }, l: 0, b: 0 },
      { _id: 1, a: 1, n: [1, 2] },
    ],
    [
      { n: { $slice: -1 }, l: 0, b: 0 },
      { _id: 1, a: 1, n: [4] },
    ],
    [
      { n: { $slice: [-3, 2] }, a: 1 },
      { _id: 1, a: 1, n: [2, 3] },
    ],
    [{ missing: 1 }, { _id: 1 }],
  ])('%j', (specification, expected) => {
    expect(project(source, specification)).toEqual(expected);
  });

  it('returns the element that the query matched with .$', () => {
    expect(project(source, { 'l.$': 1 }, { 'l.k': 'y' })).toEqual({ _id: 1, l: [{ k: 'y', v: 2 }] });
    expect(() => project(source, { 'l.$': 1 }, { a: 1 })).toThrow("positional operator '.$' couldn't find");
  });

  it('is not needed when nothing is left out', () => {
    expect(projector({}, {})).toBeUndefined();
    expect(projector(undefined, {})).toBeUndefined();
  });

  it('refuses mixed and computed projections', () => {
    expect(() => projector({ a: 1, b: 0 }, {})).toThrow('Cannot do exclusion on field b');
    expect(() => projector({ a: 0, b: 1 }, {})).toThrow('Cannot do inclusion on field b');
    expect(() => projector({ a: '$b' }, {})).toThrow("projection of 'a' is not supported");
    expect(() => projector({ a: { $add: [1, 2] } }, {})).toThrow("projection of 'a' is not supported");
  });
});
