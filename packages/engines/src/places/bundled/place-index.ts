import MiniSearch, { type QueryCombination } from 'minisearch';
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

/**
 * The bundled names by their words. One typed word may match in several ways, and all must: each word is sought once, and only
 * among the places that have those before it, so that a long text costs little more than its rarest word.
 */
export class PlaceIndex {
  private readonly entries: PlaceEntry[] = [];
  private readonly words = new Set<string>();
  private readonly whole = new Map<string, PlaceEntry[]>();
  private readonly names = new MiniSearch<Document>({
    fields: ['name', 'sound', 'where'],
    tokenize: (text) => text.split(BETWEEN_WORDS),
    processTerm: (term) => term || null,
  });

  add({ entry, words }: IndexedPlace): void {
    this.names.add({ id: this.entries.length, ...words });
    this.entries.push(entry);
    for (const name of new Set(entry.wholeNames)) {
      const named = this.whole.get(name);
      if (named) named.push(entry);
      else this.whole.set(name, [entry]);
    }
    for (const word of `${words.name} ${words.sound}`.split(BETWEEN_WORDS)) this.words.add(word);
  }

  /** Whether a name has exactly this word, by its letters or by its sound. */
  hasWord({ text, sound }: Pick<Word, 'text' | 'sound'>): boolean {
    return this.words.has(text) || this.words.has(sound);
  }

  /** The places one of whose names is, as a whole, one of these (as `wholeNamesOf`). */
  withName(names: readonly string[]): PlaceEntry[] {
    return [...new Set(names.flatMap((name) => this.whole.get(name) ?? []))];
  }

  /** The places that have all words; "road" and other generic words may be missing, but count. */
  withAll(words: readonly Word[]): Hit[] {
    const telling = words.filter(({ isGeneric }) => !isGeneric);
    const generic = words.filter(({ isGeneric }) => isGeneric);
    if (telling.length === 0) return this.hitsOf(this.among(undefined, generic));
    const found = this.among(undefined, telling);
    if (generic.length === 0) return this.hitsOf(found);
    const whole = this.among(found, generic);
    for (const [id, { score, terms }] of whole) found.set(id, { score: score + (found.get(id)?.score ?? 0), terms });
    return this.hitsOf(found);
  }

  /** The places that have some of the words, at least `least` forms of them: those that have the most. */
  withMost(words: readonly Word[], least: number): Hit[] {
    const found: Matches = new Map();
    let forms = 0;
    for (const word of words) {
      for (const [id, match] of this.withWord(word)) {
        const sum = sumOf(found.get(id), match);
        found.set(id, sum);
        forms = Math.max(forms, sum.terms.length);
      }
    }
    const most = Math.min(words.length - 1, forms);
    return most < least ? [] : this.hitsOf(new Map([...found].filter(([, { terms }]) => terms.length >= most)));
  }

  /** Those of the places found so far that have these words too. The longest word first: it leaves the fewest for the others. */
  private among(found: Matches | undefined, words: readonly Word[]): Matches {
    const [longest, ...others] = [...words].sort((one, other) => other.text.length - one.text.length);
    if (longest === undefined) return found ?? new Map();
    let left = this.withWord(longest, found);
    for (const word of others) {
      if (left.size === 0) break;
      left = this.withWord(word, left);
    }
    return left;
  }

  private withWord(word: Word, among?: Matches): Matches {
    const isKnown = among && { boostDocument: (id: number) => (among.has(id) ? 1 : 0) };
    const results = this.names.search(oneWord(word), isKnown);
    return new Map(
      results.map(({ id, score, queryTerms: terms }) => [
        id,
        // The library multiplies a score by the number of its terms, which is known at the end.
        sumOf(among?.get(id), { score: score / terms.length, terms }),
      ]),
    );
  }

  private hitsOf(found: Matches): Hit[] {
    return [...found].map(([id, { score, terms }]) => ({
      entry: this.entries[id] as PlaceEntry,
      score: score * terms.length,
    }));
  }
}

/** The typed forms that a place has, and how well they fit. */
interface Match {
  score: number;
  terms: readonly string[];
}

/** By the number of an entry. */
type Matches = Map<number, Match>;

const sumOf = (before: Match | undefined, { score, terms }: Match): Match =>
  before === undefined
    ? { score, terms }
    : { score: before.score + score, terms: [...new Set([...before.terms, ...terms])] };

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
