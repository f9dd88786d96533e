import type { Sms } from './sms-sender.js';

/** What a gateway's call gets at its places. `to` without the plus: 8801712345678. */
type Values = Record<'to' | 'text' | 'id', string>;
type Place = keyof Values;

const PLACE = /\{(to|text|id)\}/g;
/** Anything that looks like a place: a mistyped one would be sent as it stands. */
const ANY_PLACE = /\{\w+\}/g;
const FORM = /^[^=&\s]+=[^&\s]*(&[^=&\s]+=[^&\s]*)*$/;

/** Half a character alone cannot be encoded: it is replaced. */
export const valuesOf = ({ to, text, id }: Sms): Values => ({
  to: to.replace('+', ''),
  text: Buffer.from(text).toString(),
  id,
});

/** Fills the places of a query, a form or a header: whatever a value contains, it stays this one value. */
export const filledEncoded = (template: string, values: Values): string =>
  template.replace(PLACE, (_all, place: Place) => encodeURIComponent(values[place]));

/** Fills the places inside the texts of a JSON body. @param template valid by `bodyKindOf` */
export const filledJson = (template: string, values: Values): string =>
  JSON.stringify(filledIn(JSON.parse(template), values));

function filledIn(node: unknown, values: Values): unknown {
  if (typeof node === 'string') return node.replace(PLACE, (_all, place: Place) => values[place]);
  if (Array.isArray(node)) return node.map((one) => filledIn(one, values));
  if (typeof node !== 'object' || node === null) return node;
  return Object.fromEntries(Object.entries(node).map(([key, value]) => [key, filledIn(value, values)]));
}

/** Which body a template is: JSON, or a form as `a=1&b={text}`. Undefined: neither. */
export function bodyKindOf(template: string): 'json' | 'form' | undefined {
  if (FORM.test(template)) return 'form';
  try {
    return typeof JSON.parse(template) === 'object' ? 'json' : undefined;
  } catch {
    return undefined;
  }
}

/** The known places of templates. Undefined when there is an unknown one. */
export function placesIn(...templates: readonly string[]): ReadonlySet<string> | undefined {
  const found = templates.flatMap((template) => template.match(ANY_PLACE) ?? []);
  return found.every((place) => place.search(PLACE) === 0) ? new Set(found) : undefined;
}
