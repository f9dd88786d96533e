import { FORM_MESSAGES, latinDigits, latitudeQuery, longitudeQuery, type Point } from '@pothik/contracts/platform';
import {
  OPERATOR_PLACE_KIND,
  type OperatorPlaceForm,
  type OperatorPlaceView,
  operatorPlaceForm,
} from '@pothik/contracts/ride';
import { z } from 'zod/mini';

const { name, nameBn, kind, foundBy, aliases } = operatorPlaceForm.shape;

/** An empty field is not a point elsewhere: it has a message of its own. */
const degrees = (schema: typeof latitudeQuery) =>
  z.pipe(
    z.pipe(
      z.string().check(z.regex(/\S/, FORM_MESSAGES.degreesRequired)),
      z.transform((typed: string): unknown => latinDigits(typed).trim()),
    ),
    schema,
  );

/** The names in a text with commas between them; empty ones are left out. */
export const aliasesOf = (typed: string): string[] =>
  typed
    .split(/[,،;\n]/)
    .map((alias) => alias.trim())
    .filter((alias) => alias !== '');

/** A place as the texts of its form; digits may be Bangla. */
export const placeTexts = z.object({
  name,
  nameBn,
  kind,
  aliases: z.pipe(z.pipe(z.string(), z.transform(aliasesOf)), aliases),
  lat: degrees(latitudeQuery),
  lng: degrees(longitudeQuery),
  foundBy,
});

/** Five decimals of a degree are a metre. */
export const degreesText = (value: number): string => value.toFixed(5);

/** What a form begins with: the place, or an empty one of a name. */
export const typedPlace = (place: OperatorPlaceView | undefined, foundBy: string) => ({
  name: place?.name ?? '',
  nameBn: place?.nameBn ?? '',
  kind: place?.kind ?? OPERATOR_PLACE_KIND.LANDMARK,
  aliases: place?.aliases.join(', ') ?? '',
  lat: place ? degreesText(place.point.lat) : '',
  lng: place ? degreesText(place.point.lng) : '',
  foundBy: place?.foundBy ?? foundBy,
});

/** What was read from a form, as the call takes it. */
export const placeOf = ({ lat, lng, ...form }: z.output<typeof placeTexts>): OperatorPlaceForm => ({
  ...form,
  point: { lat, lng },
});

/** The point of two texts, as far as they are one in Bangladesh. */
export function pointOf(lat: string, lng: string): Point | undefined {
  const read = z.object({ lat: placeTexts.shape.lat, lng: placeTexts.shape.lng }).safeParse({ lat, lng });
  return read.success ? read.data : undefined;
}
