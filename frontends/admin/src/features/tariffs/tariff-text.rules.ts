import { FORM_MESSAGES, latinDigits } from '@pothik/contracts/platform';
import { type TariffForm, tariffForm } from '@pothik/contracts/ride';
import { z } from 'zod/mini';

/** The rates that every tariff has, in the order of the form. */
export const RATES = ['base', 'baseKilometres', 'perKilometre', 'perMinute', 'waitingPerMinute', 'minimum'] as const;
/** The legal maximum in the same rates, where the law sets one: all four, or none. */
export const LEGAL_RATES = ['legalBase', 'legalBaseKilometres', 'legalPerKilometre', 'legalPerMinute'] as const;

const { base: rate, source, reason, validFrom } = tariffForm.shape;

/** A typed rate; an empty text is no number, which a rate refuses. */
const numberOf = (typed: string): number => (typed.trim() === '' ? Number.NaN : Number(latinDigits(typed)));
const typedRate = z.pipe(z.pipe(z.string(), z.transform(numberOf)), rate);
const typedOrNone = z.pipe(
  z.pipe(
    z.string(),
    z.transform((typed) => (typed.trim() === '' ? undefined : numberOf(typed))),
  ),
  z.optional(rate),
);

/** A day and time of the browser's field, in Dhaka. */
const inDhaka = (typed: string): string => `${typed}+06:00`;
const typedMoment = z.pipe(
  z.pipe(
    z.string().check(z.refine((typed) => !Number.isNaN(Date.parse(inDhaka(typed))), FORM_MESSAGES.momentRequired)),
    z.transform((typed) => new Date(inDhaka(typed)).toISOString()),
  ),
  validFrom,
);

/** A new version as texts of a form; digits may be Bangla. */
export const tariffTexts = z
  .object({
    base: typedRate,
    baseKilometres: typedRate,
    perKilometre: typedRate,
    perMinute: typedRate,
    waitingPerMinute: typedRate,
    minimum: typedRate,
    legalBase: typedOrNone,
    legalBaseKilometres: typedOrNone,
    legalPerKilometre: typedOrNone,
    legalPerMinute: typedOrNone,
    validFrom: typedMoment,
    source,
    reason,
  })
  .check(({ value, issues }) => {
    const missing = LEGAL_RATES.filter((name) => value[name] === undefined);
    if (missing.length === LEGAL_RATES.length) return;
    for (const name of missing)
      issues.push({ code: 'custom', input: value, path: [name], message: FORM_MESSAGES.rateRange });
  });
export type TariffTexts = z.input<typeof tariffTexts>;

/** What is sent of a read form; the legal maximum is left out where the law sets none. */
export function tariffOf(read: z.output<typeof tariffTexts>): Omit<TariffForm, 'vehicleType' | 'version'> {
  const { legalBase, legalBaseKilometres, legalPerKilometre, legalPerMinute, ...rates } = read;
  if (
    legalBase === undefined ||
    legalBaseKilometres === undefined ||
    legalPerKilometre === undefined ||
    legalPerMinute === undefined
  )
    return rates;
  const legal = {
    base: legalBase,
    baseKilometres: legalBaseKilometres,
    perKilometre: legalPerKilometre,
    perMinute: legalPerMinute,
  };
  return { ...rates, legal };
}

/** A form that begins with the rates of a version; when it is valid, its source and reason are written anew. */
export function typedTariff(before: Omit<TariffForm, 'vehicleType' | 'version'> | undefined): TariffTexts {
  const typed = (rate: number | undefined): string => (rate === undefined ? '' : String(rate));
  return {
    base: typed(before?.base),
    baseKilometres: typed(before?.baseKilometres),
    perKilometre: typed(before?.perKilometre),
    perMinute: typed(before?.perMinute),
    waitingPerMinute: typed(before?.waitingPerMinute),
    minimum: typed(before?.minimum),
    legalBase: typed(before?.legal?.base),
    legalBaseKilometres: typed(before?.legal?.baseKilometres),
    legalPerKilometre: typed(before?.legal?.perKilometre),
    legalPerMinute: typed(before?.legal?.perMinute),
    validFrom: '',
    source: '',
    reason: '',
  };
}
