import { z } from 'zod/mini';
import { VEHICLE_TYPE } from '../driver/status.js';
import { FORM_MESSAGES } from '../platform/form-messages.js';
import { point } from '../platform/point.js';
import { moment, reason, text } from '../platform/text.js';
import { TARIFF_SOURCE_MAXIMUM, ZONE_POINTS } from './limits.js';

/** BDT. */
const TARIFF_RATE_MAXIMUM = 10_000;

/** BDT with at most two decimals, from 0: the law itself sets half taka (8.50 for two minutes). */
const rate = z.number(FORM_MESSAGES.rateRange).check(
  z.gte(0, FORM_MESSAGES.rateRange),
  z.lte(TARIFF_RATE_MAXIMUM, FORM_MESSAGES.rateRange),
  z.refine((value) => Number(value.toFixed(2)) === value, FORM_MESSAGES.rateRange),
);

/**
 * Rates in BDT. `base` pays for the first `baseKilometres`; `perKilometre` for what is longer; `perMinute` for the whole
 * ride; `waitingPerMinute` for waiting at the pickup. A fare is never below `minimum`.
 */
export const tariffRates = {
  base: rate,
  baseKilometres: rate,
  perKilometre: rate,
  perMinute: rate,
  waitingPerMinute: rate,
  minimum: rate,
};

/** What the law allows at most, in the same rates; absent where it sets nothing. */
export const legalRates = z.strictObject({ base: rate, baseKilometres: rate, perKilometre: rate, perMinute: rate });
export type LegalRates = z.output<typeof legalRates>;

/** A new version of one vehicle type's tariff. `source`: where its figures are from. `version`: the one it follows, 0 for none. */
export const tariffForm = z.strictObject({
  vehicleType: z.enum(VEHICLE_TYPE),
  ...tariffRates,
  legal: z.optional(legalRates),
  validFrom: moment,
  source: text(3, TARIFF_SOURCE_MAXIMUM, FORM_MESSAGES.sourceRequired),
  reason,
  version: z.int(),
});
export type TariffForm = z.output<typeof tariffForm>;

/** A new outline of a city: its corners in order, not closed. `zoneVersion`: the one it follows. */
export const zoneForm = z.strictObject({
  zone: z
    .array(point)
    .check(
      z.minLength(ZONE_POINTS.minimum, FORM_MESSAGES.zoneInvalid),
      z.maxLength(ZONE_POINTS.maximum, FORM_MESSAGES.zoneInvalid),
    ),
  reason,
  zoneVersion: z.int(),
});
