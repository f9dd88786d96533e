import { searchForm } from './typed-text.rules.js';

/** What stands before a first name and is none, as `searchForm` writes it. Half of the country is a Mohammad. */
const PREFIXES: ReadonlySet<string> = new Set(
  [
    'md mohd mohammad mohammed mohammod mohammud muhammad muhammed muhammod mst mstt most mosammat musammat mosammot mossammat',
    'mr mrs ms miss dr prof professor engr engineer adv advocate al alhaj alhajj alhaz haji hajji hazi maulana moulana mawlana mufti hafez hafiz',
    'sheikh shaikh shekh sk syed sayed saiyed janab akm sm mh km',
    'মো মোহাম্মদ মোহাম্মাদ মুহাম্মদ মুহাম্মাদ মোছা মোসা মোছাম্মৎ মোসাম্মৎ মুসাম্মৎ জনাব জনাবা মিস্টার মিসেস মিস',
    'ড ডা ডক্টর ডাক্তার প্রফেসর অধ্যাপক প্রকৌশলী ইঞ্জিনিয়ার অ্যাডভোকেট এডভোকেট আলহাজ আলহাজ্ব আলহাজ্জ হাজী হাজি মাওলানা মুফতি হাফেজ শেখ সৈয়দ',
  ].flatMap((line) => line.split(' ').map(searchForm)),
);

/** An initial or an abbreviation, such as "A.", "মোঃ" or "S". */
const isPrefix = (word: string): boolean =>
  /[.:ঃ]$/.test(word) || /^\p{L}\p{M}*$/u.test(word) || PREFIXES.has(searchForm(word).replaceAll(' ', ''));

/** The name somebody is called by: the first word that is no title, prefix or initial. */
export function firstNameOf(name: string): string {
  const words = name
    .trim()
    .replace(/([.:])(?=[^\s.:])|^(মোঃ|মোছাঃ|মোসাঃ|ডাঃ|ডঃ)(?=\S)/g, '$& ')
    .split(/\s+/);
  return words.find((word) => !isPrefix(word)) ?? words[0] ?? name;
}
