import { createCatalogue } from '@pothik/api-client';

/** Texts of the estimate before a ride is asked for. */
export const useVehicleFaresText = createCatalogue({
  en: {
    title: 'Vehicle and price',
    noneNear: 'None near now',
    freeNow: 'Free now',
    minutesAway: (range: string) => `${range} min away`,
    kilometresAway: (range: string) => `${range} km away`,
    loading: 'Working out the fare...',
    note: 'Usual fares. You agree on yours before the start.',
    stated: 'Times are rough: few rides here at this hour yet.',
    straight: 'The distance is from a straight line.',
    withoutPoint: 'To see fares, choose both places from the suggestions.',
    outside: 'No estimate: these two places are not in one of our cities. The driver names the fare.',
    noTariff: 'No estimate: this city has no fares yet. The driver names the fare.',
    failed: 'The estimate did not arrive. The driver names the fare.',
  },
  bn: () => import('./vehicle-fares-text.bn'),
});
