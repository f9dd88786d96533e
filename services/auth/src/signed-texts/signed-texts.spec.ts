import { SignedTexts } from './signed-texts.js';

const FIRST = 'a-session-key-of-at-least-32-characters';
const SECOND = 'another-session-key-of-32-characters-or-more';

describe('a signed text', () => {
  const texts = new SignedTexts(FIRST, 'tests');

  it('is accepted as it was signed, and not once it or its signature was changed', () => {
    const signed = texts.sign('said.once');
    expect(signed).toMatch(/^said\.once\.[\w-]{43}$/);
    expect(texts.isSigned(signed)).toBe(true);
    for (const changed of [signed.replace('once', 'twice'), signed.slice(0, -1), 'said.once', ''])
      expect(texts.isSigned(changed)).toBe(false);
  });

  it('is not accepted for another purpose', () => {
    expect(new SignedTexts(FIRST, 'others').isSigned(texts.sign('said'))).toBe(false);
  });

  it('is accepted while its key verifies', () => {
    expect(new SignedTexts(`${SECOND},${FIRST}`, 'tests').isSigned(texts.sign('said'))).toBe(true);
    expect(new SignedTexts(SECOND, 'tests').isSigned(texts.sign('said'))).toBe(false);
  });
});
