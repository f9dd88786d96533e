import { smsParts } from './sms-parts.rules.js';

const partsOf = (text: string) => smsParts(text).parts;

describe('a text of GSM-7', () => {
  it.each([
    ['', 0, 1],
    ['Pothik code: 123456. Do not share it. Valid 5 minutes.', 54, 1],
    ['x'.repeat(160), 160, 1],
    ['x'.repeat(161), 161, 2],
    ['x'.repeat(306), 306, 2],
    ['x'.repeat(307), 307, 3],
  ])('is one part up to 160, then parts of 153: %#', (text, units, parts) => {
    expect(smsParts(text)).toEqual({ coding: 'GSM-7', units, parts });
  });

  it.each([...'^{}\\[~]|€', '\f'])('counts %j twice', (character) => {
    expect(smsParts(character)).toEqual({ coding: 'GSM-7', units: 2, parts: 1 });
    expect([partsOf(character.repeat(80)), partsOf(character.repeat(81))]).toEqual([1, 2]);
  });

  it('does not cut a character of the extension table in two', () => {
    expect(partsOf(`${'x'.repeat(152)}€${'x'.repeat(150)}`)).toBe(2);
    expect(partsOf(`${'x'.repeat(152)}€${'x'.repeat(152)}`)).toBe(3);
  });

  it.each([...'@£ÆæßÉΔ\n\r_ \'"'])('has %j', (character) => {
    expect(smsParts(character)).toEqual({ coding: 'GSM-7', units: 1, parts: 1 });
  });
});

describe('a text of UCS-2', () => {
  it.each([
    ['৳', 1, 1],
    ['Fare ৳320', 9, 1],
    ['`', 1, 1],
    ['ক'.repeat(70), 70, 1],
    ['ক'.repeat(71), 71, 2],
    ['ক'.repeat(134), 134, 2],
    ['ক'.repeat(135), 135, 3],
    [`${'x'.repeat(70)}ক`, 71, 2],
  ])('is one part up to 70, then parts of 67: %#', (text, units, parts) => {
    expect(smsParts(text)).toEqual({ coding: 'UCS-2', units, parts });
  });

  it('counts an emoji twice and does not cut it in two', () => {
    expect(smsParts('😀')).toEqual({ coding: 'UCS-2', units: 2, parts: 1 });
    expect(partsOf(`${'ক'.repeat(66)}😀${'ক'.repeat(65)}`)).toBe(2);
    expect(partsOf(`${'ক'.repeat(66)}😀${'ক'.repeat(66)}`)).toBe(3);
  });
});
