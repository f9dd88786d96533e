import { createCatalogue } from '@pothik/api-client';

/** Texts of the estimate before a ride is asked for. */
export const useEstimateText = createCatalogue({
  en: {
    title: 'Vehicle and price',
    noneNear: 'None near now',
    freeNow: 'Free now',
    minutesAway: (range: string) => `${range} min away`,
    kilometresAway: (range: string) => `${range} km away`,
    loading: 'Working out the fare...',
    fare: (low: string, high: string) => `${low}–${high}`,
    oneFare: (fare: string) => `About ${fare}`,
    minutes: (range: string) => `${range} min`,
    kilometres: (range: string) => `${range} km`,
    note: 'A range, not the fare: you agree on that before the start.',
    stated: 'The minutes are a wide range: too few rides were driven here at this hour.',
    straight: 'The distance is worked out from the straight line.',
    withoutPoint: 'Choose both places from the suggestions to see what the ride should cost. Asking works without it.',
    outside: 'No estimate: these two places are not in one of our cities. The driver names the fare.',
    noTariff: 'No estimate: this city has no fares yet. The driver names the fare.',
    failed: 'The estimate did not arrive. You can ask without it; the driver names the fare.',
  },
  bn: () => import('./estimate-text.bn'),
});
