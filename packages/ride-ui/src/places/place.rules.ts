import { isBangla, type Language, type Point } from '@pothik/contracts/platform';
import {
  type FoundPlace,
  LOCATION_MAXIMUM,
  type OwnPlace,
  type OwnPlaces,
  PLACE_KIND,
  SAVED_PLACE,
  type SavedPlaceLabel,
} from '@pothik/contracts/ride';
import { AREA_WORDS } from './address-words.table';
import { streetAsTyped, typedArea, withKeptAddress } from './kept-address.rules';
import { hasDigit, wordsOf } from './word-match.rules';

/** A place as it is written into a booking; without a point when nobody knows the text. */
export interface WrittenPlace {
  name: string;
  point?: Point | undefined;
}

/** A row of the suggestions. */
export type Suggestion =
  | { kind: 'HERE' }
  | { kind: 'SAVED'; label: SavedPlaceLabel; place: OwnPlace }
  | { kind: 'RECENT'; place: OwnPlace }
  | { kind: 'FOUND'; place: FoundPlace }
  | { kind: 'TYPED'; name: string }
  | { kind: 'PIN' };

interface Known {
  typed: string;
  /** Undefined until a search has answered. */
  found: readonly FoundPlace[] | undefined;
  own: OwnPlaces | undefined;
  /** Offers the position of whoever writes. */
  hasHere: boolean;
  /** Offers a pin on the map. */
  hasPin: boolean;
}

/** One's own places while nothing is typed, else what was found; a pin on the map last. */
export function suggestionsOf({ typed, found, own, hasHere, hasPin }: Known): Suggestion[] {
  const pin = hasPin ? [{ kind: 'PIN' } as const] : [];
  if (typed === '') return [...(hasHere ? [{ kind: 'HERE' } as const] : []), ...ownSuggestions(own), ...pin];
  const places = (found ?? []).map((place) => ({ kind: 'FOUND', place }) as const);
  const asTyped = found?.length === 0 ? [{ kind: 'TYPED', name: typed } as const] : [];
  return [...places, ...asTyped, ...pin];
}

/** Home and Work, where they are saved. */
export const savedSuggestions = ({ saved }: OwnPlaces) =>
  Object.values(SAVED_PLACE).flatMap((label) => {
    const place = saved[label];
    return place ? [{ kind: 'SAVED', label, place } as const] : [];
  });

function ownSuggestions(own: OwnPlaces | undefined): Suggestion[] {
  if (!own) return [];
  const saved = savedSuggestions(own);
  const names = new Set(saved.map(({ place }) => place.name));
  const recent = own.recent.filter(({ name }) => !names.has(name));
  return [...saved, ...recent.map((place) => ({ kind: 'RECENT', place }) as const)];
}

/** Where a suggested place is; undefined for rows that do something else first. */
export function placeOf(suggestion: Suggestion, language: Language): WrittenPlace | undefined {
  if (suggestion.kind === 'FOUND') return { name: nameOf(suggestion.place, language), point: suggestion.place.point };
  if (suggestion.kind === 'SAVED' || suggestion.kind === 'RECENT') {
    const { name, point } = suggestion.place;
    return { name, point };
  }
  return suggestion.kind === 'TYPED' ? { name: suggestion.name } : undefined;
}

/** A chosen place; in front of one that was found, the house that was typed and is not in it. */
export function chosenPlace(suggestion: Suggestion, typed: string, language: Language): WrittenPlace | undefined {
  const place = placeOf(suggestion, language);
  if (!place || suggestion.kind !== 'FOUND') return place;
  const { name, nameBn = '', area, areaBn = '' } = suggestion.place;
  const known = [name, nameBn, area, areaBn];
  const { title, area: thana } = shownNames(suggestion.place, language);
  const isForeign = isBangla(title) !== (language === 'bn');
  const street = isForeign ? streetAsTyped(typed, title) : undefined;
  const neighbourhood = ['ROAD', 'HOUSE', 'CROSSING'].includes(suggestion.place.kind)
    ? typedArea(typed, known)
    : undefined;
  const suggested =
    neighbourhood === undefined && street === undefined
      ? place.name
      : `${street ?? title}, ${neighbourhood ?? thana.split(',')[0]}`;
  return { ...place, name: withKeptAddress(typed, suggested, known, LOCATION_MAXIMUM) };
}

/** A place's name as a driver needs it: with the area, because “Road 5” is in many of them. */
export function nameOf(place: FoundPlace, language: Language): string {
  const { title, area } = shownNames(place, language);
  const nearest = area.split(',')[0]?.trim() ?? '';
  return (nearest === '' || title.includes(nearest) || namesItsArea(title) ? title : `${title}, ${nearest}`).slice(
    0,
    LOCATION_MAXIMUM,
  );
}

/** Where somebody is, by a place of the index: on a road or at a house, else near it. `near` puts it into words. */
export function hereOf(place: FoundPlace, near: (name: string) => string): FoundPlace {
  if (place.kind === PLACE_KIND.ROAD || place.kind === PLACE_KIND.HOUSE) return place;
  const { name, nameBn } = place;
  return { ...place, name: near(name), ...(nameBn === undefined ? {} : { nameBn: near(nameBn) }) };
}

/** “Dhanmondi Road no 5” says where it lies, though its thana has another name; “Mirpur Road” does not. */
const namesItsArea = (title: string): boolean =>
  wordsOf(title).some(hasDigit) && AREA_WORDS.has(wordsOf(title)[0] ?? '');

/** The name and area in the reader's language where it is known, and no other: the list is read at a glance. */
export function shownNames({ name, nameBn = name, area, areaBn = area }: FoundPlace, language: Language) {
  return language === 'bn' ? { title: nameBn, area: areaBn } : { title: name, area };
}
