import { oneSpelling } from './letters.rules.js';
import { BEHIND_A_PLACE, LINKING_WORDS } from './linking-words.table.js';
import { isNumber, type Word, wordsOf } from './words.rules.js';

const LINKING: ReadonlySet<string> = new Set(LINKING_WORDS.map(oneSpelling));
const BEHIND: ReadonlySet<string> = new Set(BEHIND_A_PLACE.map(oneSpelling));
/** "ফার্মগেটের", "মহাখালীর", "mirpurer", "bananir". */
const ENDING = /^(.{3,}?)(?:ের|(?<=[\u09be-\u09cc])র|er|(?<=[aeiouy])r)$/;

/** Whether a word only links places, such as "near" and "পাশে". */
export const isLinking = ({ text }: Pick<Word, 'text'>): boolean => LINKING.has(text);

/** Without the words that only link places, unless nothing by which a place is called would be left. */
export function withoutLinking<Typed extends Word>(words: readonly Typed[]): readonly Typed[] {
  const left = words.filter((word) => !isLinking(word));
  return left.some(({ isGeneric }) => !isGeneric) ? left : words;
}

/** The words without the ending that a place has before "পাশে" and its like; undefined where none has one. */
export function withoutEndings<Typed extends Word>(words: readonly Typed[]): Typed[] | undefined {
  const plain = words.map((word, at) => {
    const isBefore = BEHIND.has(words[at + 1]?.text ?? '') && !isNumber(word.text) && !isLinking(word);
    const [, stem] = (isBefore && ENDING.exec(word.text)) || [];
    const [bare] = stem === undefined ? [] : wordsOf(stem);
    return bare === undefined ? word : { ...word, ...bare };
  });
  return plain.some((word, at) => word !== words[at]) ? plain : undefined;
}

/** What a text asks for: its words without those that link, and without their endings. */
export function wordsAskedFor(text: string): readonly Word[] {
  const words = wordsOf(text);
  return withoutLinking(withoutEndings(words) ?? words);
}
