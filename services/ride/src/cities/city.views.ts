import type { CityView, TariffView } from '@pothik/contracts/ride';
import type { City } from './city.rules.js';
import type { Tariff } from './tariff.rules.js';

/** A city with all versions of its tariffs, the newest first. `names`: of those who made them, by id. */
export function viewCity(city: City, names: ReadonlyMap<string, string>): CityView {
  const { cityId, name, nameBn, timeZone, zone, zoneVersion, tariffs } = city;
  return {
    _id: cityId,
    name,
    nameBn,
    timeZone,
    zone: zone.map(({ lat, lng }) => ({ lat, lng })),
    zoneVersion,
    tariffs: tariffs.map((tariff) => viewTariff(tariff, names)).reverse(),
  };
}

function viewTariff(tariff: Tariff, names: ReadonlyMap<string, string>): TariffView {
  const { byId, legal, validFrom, createdAt, ...rest } = tariff;
  return {
    ...rest,
    ...(legal ? { legal } : {}),
    validFrom: validFrom.toISOString(),
    createdAt: createdAt.toISOString(),
    by: byId === '' ? null : { _id: byId, name: names.get(byId) ?? '' },
  };
}
