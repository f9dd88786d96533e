import { setLanguage } from '../i18n/language.store';

interface Catalogue {
  now(): Readonly<Record<string, unknown>>;
}

const BANGLA = /[\u0980-\u09FF]/;
const said = (text: unknown): string => (typeof text === 'function' ? text('1', '2', '3') : String(text));

/** Every catalogue has all texts in Bangla too; `alike` names texts that are the same in both, or only parameters. */
export function catalogueContract(catalogues: Readonly<Record<string, Catalogue>>, alike: readonly string[]): void {
  afterAll(() => setLanguage('en'));

  it.each(Object.entries(catalogues))('%s has all texts in Bangla too', async (_name, catalogue) => {
    await setLanguage('en');
    const english = catalogue.now();
    await setLanguage('bn');
    const bangla = catalogue.now();
    expect(Object.keys(bangla)).toEqual(Object.keys(english));
    for (const [key, text] of Object.entries(bangla)) {
      if (!alike.includes(key)) expect([key, said(text)]).toEqual([key, expect.stringMatching(BANGLA)]);
    }
  });
}
