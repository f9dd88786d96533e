import { personKeysOf, searchedKeys } from './person-search.rules.js';

describe('what a person is found by', () => {
  it.each([
    ['Nusrat  JAHAN-Ara', '01711000123', ['nusrat', 'jahan', 'ara', '01711000123']],
    ['নুসরাত জাহান', '', ['নুসরাত', 'জাহান']],
    ['Ali Ali', '+8801711000123', ['ali', '01711000123']],
    ['', '', []],
  ])('%s %s', (name, phone, keys) => {
    expect(personKeysOf({ name, phone })).toEqual(keys);
  });
});

describe('who is searched for', () => {
  it.each([
    ['Nusrat J.', ['nusrat', 'j']],
    ['01711-000 123', ['01711000123']],
    ['+880 1711 000123', ['01711000123']],
    ['০১৭১১', ['01711']],
    ['n', []],
    ['.*', []],
    ['', []],
  ])('%s', (text, keys) => {
    expect(searchedKeys(text)).toEqual(keys);
  });
});
