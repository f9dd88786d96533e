import { createCatalogue } from '@pothik/api-client';

export const useBottomBarText = createCatalogue({
  en: { placesOfWork: 'Places of work', openRide: 'open ride' },
  bn: { placesOfWork: 'মূল জায়গা', openRide: 'রাইড চলছে' },
});
