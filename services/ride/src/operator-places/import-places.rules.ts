import { FORM_MESSAGES, latinDigits, oneLine, type Point } from '@pothik/contracts/platform';
import { OPERATOR_PLACES_FILE, type OperatorPlaceForm, operatorPlaceForm } from '@pothik/contracts/ride';

/** A place that is stored, as far as an import looks at it. */
export interface PresentPlace extends OperatorPlaceForm {
  id: string;
  version: number;
  folded: string;
}

/** A line of a file, all cells as text; 1 is the header. */
export interface FileLine {
  line: number;
  cells: Readonly<Partial<Record<string, string>>>;
}

/** What the rules ask of names and points. */
export interface PlaceComparison {
  fold(name: string): string;
  isTwin(one: Point, other: Point): boolean;
  isInZone(point: Point): boolean;
}

export interface PlannedImport {
  added: OperatorPlaceForm[];
  changed: { id: string; version: number; form: OperatorPlaceForm }[];
  equal: number;
  wrong: { line: number; why: string }[];
}

interface ReadLine {
  line: number;
  form: OperatorPlaceForm;
  folded: string;
  /** The place that it is about; undefined for a new one. */
  place: PresentPlace | undefined;
}

/** What must be in a header; an id may be missing. */
const NEEDED = ['name', 'name_bn', 'kind', 'lat', 'lng', 'aliases', 'found_by'];

/**
 * What a file changes. A line is about the place of its id, without an id about the one of its name within 300 m, else it
 * is a new place. Places that no line is about stay as they are. With a wrong line nothing may be stored.
 */
export function planImport(
  file: { columns: readonly string[]; lines: readonly FileLine[] } | undefined,
  present: readonly PresentPlace[],
  compare: PlaceComparison,
): PlannedImport {
  const refused = (why: string, line = 1): PlannedImport => ({
    added: [],
    changed: [],
    equal: 0,
    wrong: [{ line, why }],
  });
  if (file === undefined) return refused(FORM_MESSAGES.placesFileUnreadable);
  if (NEEDED.some((column) => !file.columns.includes(column))) return refused(FORM_MESSAGES.placesFileHeader);
  const tooMany = file.lines[OPERATOR_PLACES_FILE.lines];
  if (tooMany) return refused(FORM_MESSAGES.placesFileTooLong, tooMany.line);
  const read = file.lines.map((line) => readLine(line, present, compare));
  const good = read.filter((line): line is ReadLine => 'form' in line);
  const wrong = [...read.filter((line) => 'why' in line), ...clashes(good, present, compare)];
  return planned(good, wrong.sort((one, other) => one.line - other.line).slice(0, OPERATOR_PLACES_FILE.wrongLines));
}

function planned(good: readonly ReadLine[], wrong: PlannedImport['wrong']): PlannedImport {
  const plan: PlannedImport = { added: [], changed: [], equal: 0, wrong };
  for (const { form, place } of good) {
    if (place === undefined) plan.added.push(form);
    else if (isEqual(form, place)) plan.equal += 1;
    else plan.changed.push({ id: place.id, version: place.version, form });
  }
  return plan;
}

function readLine(
  { line, cells }: FileLine,
  present: readonly PresentPlace[],
  { fold, isTwin, isInZone }: PlaceComparison,
): ReadLine | { line: number; why: string } {
  const parsed = operatorPlaceForm.safeParse(writtenIn(cells));
  if (!parsed.success) return { line, why: whyOf(parsed.error.issues[0]) };
  const form = parsed.data;
  if (!isInZone(form.point)) return { line, why: FORM_MESSAGES.placeOutsideZones };
  const folded = fold(form.name);
  const known = cells.id
    ? present.find(({ id }) => id === cells.id)
    : present.find((place) => place.folded === folded && isTwin(place.point, form.point));
  if (cells.id && !known) return { line, why: FORM_MESSAGES.placeUnknown };
  return { line, form, folded, place: known };
}

/** The lines that are about a place of an earlier line, or would stand beside another place of their name. */
function clashes(
  good: readonly ReadLine[],
  present: readonly PresentPlace[],
  { isTwin }: PlaceComparison,
): PlannedImport['wrong'] {
  const about = new Set(good.map(({ place }) => place?.id));
  const seen = new Set<string>();
  const standing = new Map<string, Point[]>();
  const stand = (folded: string, point: Point) => standing.set(folded, [...(standing.get(folded) ?? []), point]);
  for (const { id, folded, point } of present) if (!about.has(id)) stand(folded, point);
  return good.flatMap(({ line, place, folded, form }): PlannedImport['wrong'] => {
    if (place && seen.has(place.id)) return [{ line, why: FORM_MESSAGES.placeTwice }];
    if (place) seen.add(place.id);
    const isTaken = (standing.get(folded) ?? []).some((point) => isTwin(point, form.point));
    stand(folded, form.point);
    return isTaken ? [{ line, why: FORM_MESSAGES.placeTwin }] : [];
  });
}

const numberIn = (cell = ''): number => (cell === '' ? Number.NaN : Number(latinDigits(cell)));

const writtenIn = (cells: FileLine['cells']) => ({
  name: cells.name ?? '',
  nameBn: cells.name_bn ?? '',
  kind: cells.kind?.toUpperCase(),
  point: { lat: numberIn(cells.lat), lng: numberIn(cells.lng) },
  aliases: (cells.aliases ?? '').split(';').flatMap((alias) => alias.trim() || []),
  foundBy: cells.found_by ?? '',
});

const whyOf = (issue: { path: PropertyKey[]; message: string } | undefined): string =>
  issue?.path[0] === 'kind' ? FORM_MESSAGES.placeKindUnknown : (issue?.message ?? FORM_MESSAGES.placesFileUnreadable);

const isEqual = (one: OperatorPlaceForm, other: OperatorPlaceForm): boolean => comparable(one) === comparable(other);

/** Texts that were stored before they had one form read the same. */
const comparable = ({ name, nameBn, kind, point, aliases, foundBy }: OperatorPlaceForm): string =>
  JSON.stringify([...[name, nameBn, foundBy, ...aliases].map(oneLine), kind, point.lat, point.lng]);
