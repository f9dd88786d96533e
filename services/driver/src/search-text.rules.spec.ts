import { anyContains } from './search-text.rules.js';

describe('searching by text', () => {
  it('finds everything for an empty text', () => {
    expect(anyContains(['name'], undefined)).toEqual({});
    expect(anyContains(['name'], '')).toEqual({});
  });

  it('takes the text literally, whatever it is', () => {
    const typed = '.*(a|b)[c]{2}^$+?\\';
    const { $or } = anyContains(['name', 'plate'], typed);
    expect($or?.map((field) => Object.keys(field)[0])).toEqual(['name', 'plate']);
    const pattern = new RegExp($or?.[0]?.name?.$regex ?? '', 'i');
    expect(pattern.test(`x${typed.toUpperCase()}y`)).toBe(true);
    expect(pattern.test('anything')).toBe(false);
  });
});
