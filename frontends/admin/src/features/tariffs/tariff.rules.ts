import type { VehicleType } from '@pothik/contracts/driver';
import type { TariffView } from '@pothik/contracts/ride';

/** The versions of one vehicle type's tariff. */
export interface Versions {
  /** What estimates are made by now; undefined before the first version. */
  valid: TariffView | undefined;
  /** Valid later, the next one first. */
  coming: readonly TariffView[];
  /** No longer valid, the newest first. */
  earlier: readonly TariffView[];
  /** The version that a new one follows, 0 for none. */
  last: number;
}

const laterFirst = (left: TariffView, right: TariffView): number =>
  right.validFrom.localeCompare(left.validFrom) || right.version - left.version;

/** The versions of a vehicle type; of two from the same moment, the later version is valid. `now` in ISO 8601. */
export function versionsOf(tariffs: readonly TariffView[], vehicleType: VehicleType, now: string): Versions {
  const own = tariffs.filter((tariff) => tariff.vehicleType === vehicleType).sort(laterFirst);
  const [valid, ...earlier] = own.filter(({ validFrom }) => validFrom <= now);
  return {
    valid,
    coming: own.filter(({ validFrom }) => validFrom > now).reverse(),
    earlier,
    last: Math.max(0, ...own.map(({ version }) => version)),
  };
}
