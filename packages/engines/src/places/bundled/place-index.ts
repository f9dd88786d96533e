import MiniSearch, { type QueryCombination, type SearchResult } from 'minisearch';
import type { IndexedPlace, PlaceEntry, PlaceWords } from './place-entry.types.js';
import { isNumber, type Word } from './words.rules.js';

export interface Hit {
  entry: PlaceEntry;
  /** How well its names fit, without regard to what it is. */
  score: number;
}

interface Document extends PlaceWords {
  id: number;
}

/** The sign between two words of a field. */
const BETWEEN_WORDS = ' ';
/** A shorter beginning of a word fits too many names. */
const LEAST_PREFIX = 2;
/** Two consonants fit too many names. */
const LEAST_SOUND = 3;
const LEAST_SOUND_PREFIX = 4;
/** Words with a typing mistake are sought from this length on; shorter ones become other names. */
const MISTAKES_FROM = /^([a-z]{5,}|[\u0980-\u09ff]{5,})$/;

/** The bundled names by their words. MiniSearch knows OR and AND: one typed word may match in several ways, and all must. */
export class PlaceIndex {
  private readonly entries: PlaceEntry[] = [];
  private readonly words = new Set<string>();
  private readonly names = new MiniSearch<Document>({
    fields: ['name', 'sound', 'where'],
    tokenize: (text) => text.split(BETWEEN_WORDS),
    processTerm: (term) => term || null,
  });

  add({ entry, words }: IndexedPlace): void {
    this.names.add({ id: this.entries.length, ...words });
    this.entries.push(entry);
    for (const word of `${words.name} ${words.sound}`.split(BETWEEN_WORDS)) this.words.add(word);
  }

  /** Whether a name has exactly this word, by its letters or by its sound. */
  hasWord({ text, sound }: Pick<Word, 'text' | 'sound'>): boolean {
    return this.words.has(text) || this.words.has(sound);
  }

  /** The places that have all words; "road" and other generic words may be missing, but count. */
  withAll(words: readonly Word[]): Hit[] {
    const telling = words.filter(({ isGeneric }) => !isGeneric);
    const isPart = telling.length > 0 && telling.length < words.length;
    return this.hits({ combineWith: 'OR', queries: [allOf(words), ...(isPart ? [allOf(telling)] : [])] });
  }

  /** The places that have at least so many of the words. */
  withSome(words: readonly Word[], atLeast: number): Hit[] {
    const matched = (result: SearchResult) => result.queryTerms.length >= atLeast;
    return this.hits({ combineWith: 'OR', queries: words.map(oneWord) }, matched);
  }

  private hits(query: QueryCombination, filter?: (result: SearchResult) => boolean): Hit[] {
    const results = this.names.search(query, filter === undefined ? {} : { filter });
    return results.map(({ id, score }) => ({ entry: this.entries[id] as PlaceEntry, score }));
  }
}

const allOf = (words: readonly Word[]): QueryCombination => ({ combineWith: 'AND', queries: words.map(oneWord) });

/** One typed word: by its letters, by its sound, as a number, or as the name of where the place lies. Numbers must be equal. */
function oneWord({ text, sound, number }: Word): QueryCombination {
  const isExact = isNumber(text);
  const letters = {
    queries: [text],
    fields: ['name'],
    boost: { name: 3 },
    prefix: !isExact && text.length >= LEAST_PREFIX,
    fuzzy: MISTAKES_FROM.test(text) ? 1 : false,
    weights: { prefix: 0.6, fuzzy: 0.3 },
  };
  const spoken = {
    queries: [sound],
    fields: ['sound'],
    boost: { sound: 2 },
    prefix: !isExact && sound.length >= LEAST_SOUND_PREFIX,
    fuzzy: false,
  };
  const counted = { queries: [number ?? ''], fields: ['name'], boost: { name: 3 }, prefix: false, fuzzy: false };
  const where = { queries: [text, sound], fields: ['where'], boost: { where: 0.7 }, prefix: false, fuzzy: false };
  return {
    combineWith: 'OR',
    queries: [
      letters,
      ...(isExact || sound.length >= LEAST_SOUND ? [spoken] : []),
      ...(number === undefined ? [] : [counted]),
      where,
    ],
  };
}
