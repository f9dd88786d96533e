import type { Language } from '@pothik/contracts/platform';

interface Words {
  title: string;
  body: string;
}

/** What a notice says whose message this worker cannot read; a message's own texts come with it. */
const SOMETHING_NEW: Readonly<Record<Language, Words>> = {
  en: { title: 'Pothik', body: 'Open to see what is new' },
  bn: { title: 'পথিক', body: 'নতুন কী আছে, খুলে দেখুন' },
};

const { en, bn } = SOMETHING_NEW;
const IN_BOTH: Words = { title: `${en.title} · ${bn.title}`, body: `${en.body}\n${bn.body}` };

/** In the language of the page, or in both where it is not known. */
export const somethingNew = (language: Language | undefined): Words => (language ? SOMETHING_NEW[language] : IN_BOTH);
