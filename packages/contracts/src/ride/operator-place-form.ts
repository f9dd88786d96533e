import { z } from 'zod/mini';
import { FORM_MESSAGES } from '../platform/form-messages.js';
import { point } from '../platform/point.js';
import { emptyOr, text } from '../platform/text.js';
import { OPERATOR_PLACE } from './limits.js';
import { OPERATOR_PLACE_KIND } from './place-kind.js';

const name = text(OPERATOR_PLACE.nameMinimum, OPERATOR_PLACE.nameMaximum, FORM_MESSAGES.placeNameRequired);

/**
 * A place that the operator writes. `nameBn`: '' where there is none. `point` in degrees, in a city's zone. `aliases`:
 * further names in either script, for the search alone. `foundBy`: how its point was found.
 */
export const operatorPlaceForm = z.strictObject({
  name,
  nameBn: emptyOr(name),
  kind: z.enum(OPERATOR_PLACE_KIND),
  point,
  // A file of places has ; between further names.
  aliases: z
    .array(name.check(z.refine((alias) => !alias.includes(';'), FORM_MESSAGES.characterRefused)))
    .check(z.maxLength(OPERATOR_PLACE.aliases, FORM_MESSAGES.aliasesTooMany)),
  foundBy: text(OPERATOR_PLACE.foundByMinimum, OPERATOR_PLACE.foundByMaximum, FORM_MESSAGES.foundByRequired),
});
export type OperatorPlaceForm = z.output<typeof operatorPlaceForm>;
