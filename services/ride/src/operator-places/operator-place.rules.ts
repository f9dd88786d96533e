import { DomainError } from '@pothik/contracts/catalogue';
import type { EventDefinition, Point } from '@pothik/contracts/platform';
import { type OperatorPlaceForm, rideEvents } from '@pothik/contracts/ride';

/** A place that the operator has written. Removed ones stay, so that they can be brought back and no seed returns. */
export interface OperatorPlace extends OperatorPlaceForm {
  /** The bundled landmark that it was seeded from. */
  seedId?: string | undefined;
  /** Its name folded, and the cell of a grid it lies in: unique among places that are not removed. */
  folded: string;
  cell: string;
  isRemoved: boolean;
  /** Who changed it last, '' for nobody. */
  byId: string;
}

/** What is not in the form of a place: who writes it, and its name as names are compared. */
export interface Writing {
  folded: string;
  byId: string;
}

export interface PlaceChange<P extends OperatorPlace> {
  next: P;
  events: { definition: EventDefinition; payload: unknown }[];
}

/** Within so many metres a name is taken. */
export const TWIN_METRES = 300;

/** So many cells has a degree: a cell's corners are nearer than the 300 m within which a name is taken. */
const CELLS_OF_A_DEGREE = 500;

/** The cell of a point, about 200 m wide. */
export const cellOf = ({ lat, lng }: Point): string =>
  `${Math.floor(lat * CELLS_OF_A_DEGREE)}:${Math.floor(lng * CELLS_OF_A_DEGREE)}`;

/** A place as it is stored. A further name that is written twice, or is one of its two names, is kept once. */
export function writtenPlace(form: OperatorPlaceForm, { folded, byId }: Writing): OperatorPlace {
  const aliases = [...new Set(form.aliases)].filter((alias) => alias !== form.name && alias !== form.nameBn);
  return { ...form, aliases, folded, cell: cellOf(form.point), isRemoved: false, byId };
}

/** A new place is recorded in the audit log. */
export const addedEvents = (placeId: string, place: OperatorPlace) => [
  recorded(placeId, 'place-added', {}, audited(place)),
];

/**
 * Changes a place; undefined when nothing in it differs. Recorded in the audit log.
 * Throws ride/place-not-found for a removed one, ride/place-changed unless it follows the version that was seen.
 */
export function changePlace<P extends OperatorPlace & { version: number }>(
  placeId: string,
  place: P,
  { version, ...form }: OperatorPlaceForm & { version: number },
  writing: Writing,
): PlaceChange<P> | undefined {
  if (place.isRemoved) throw new DomainError('ride/place-not-found');
  if (place.version !== version) throw new DomainError('ride/place-changed');
  const next = { ...place, ...writtenPlace(form, writing) };
  const [before, after] = [audited(place), audited(next)];
  if (JSON.stringify(before) === JSON.stringify(after)) return undefined;
  return { next, events: [recorded(placeId, 'place-changed', before, after)] };
}

/** Removes a place, or brings it back; undefined when it already is so. Recorded in the audit log. */
export function setRemoved<P extends OperatorPlace>(
  placeId: string,
  place: P,
  isRemoved: boolean,
  byId: string,
): PlaceChange<P> | undefined {
  if (place.isRemoved === isRemoved) return undefined;
  const known = audited(place);
  const event = isRemoved
    ? recorded(placeId, 'place-removed', known, {})
    : recorded(placeId, 'place-brought-back', {}, known);
  return { next: { ...place, isRemoved, byId }, events: [event] };
}

const recorded = (placeId: string, act: string, before: object, after: object) => ({
  definition: rideEvents.actRecorded,
  payload: { act, subjectType: 'place', subjectId: placeId, before, after },
});

/** The audit log shows plain values. */
const audited = ({ name, nameBn, kind, point, aliases, foundBy }: OperatorPlace) => ({
  name,
  nameBn,
  kind,
  point: `${point.lat}, ${point.lng}`,
  aliases: aliases.join(', '),
  foundBy,
});
