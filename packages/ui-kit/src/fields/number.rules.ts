import { toLatinDigits } from '../format/digits.rules';

/** Keeps only the digits of the typed text, in Latin. */
export const wholeNumberText = (typed: string): string => toLatinDigits(typed).replace(/\D/g, '');

export interface NumberLimits {
  min?: number | undefined;
  max?: number | undefined;
}

/** Steps up or down by one within the limits; an empty value starts at the lower limit. */
export function steppedNumber(text: string, step: 1 | -1, { min, max }: NumberLimits): string {
  const next = text === '' ? (min ?? 0) : Number(text) + step;
  return String(Math.min(max ?? Number.MAX_SAFE_INTEGER, Math.max(min ?? 0, next)));
}
