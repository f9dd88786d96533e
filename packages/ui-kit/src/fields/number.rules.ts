import { toLatinDigits } from '../format/digits.rules';

/** A typed number with Latin digits, without the taka sign. Nothing else is dropped: "120.50" must not become 12,050, so the form refuses it. */
export const typedNumber = (typed: string): string => toLatinDigits(typed).replace(/^\s*৳\s*/, '');

export interface NumberLimits {
  min?: number | undefined;
  max?: number | undefined;
}

/** Steps up or down by one within the limits; an empty value starts at the lower limit, a text that is no number stays. */
export function steppedNumber(text: string, step: 1 | -1, { min, max }: NumberLimits): string {
  const present = Number(text.replaceAll(',', ''));
  if (Number.isNaN(present)) return text;
  const next = text === '' ? (min ?? 0) : Math.trunc(present) + step;
  return String(Math.min(max ?? Number.MAX_SAFE_INTEGER, Math.max(min ?? 0, next)));
}
