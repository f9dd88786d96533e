import { createCatalogue } from '@pothik/api-client';

export const useTodayText = createCatalogue({
  en: { title: 'Your day', earned: 'Today', rides: 'Rides', perRide: 'Per ride' },
  bn: { title: 'আপনার দিন', earned: 'আজ', rides: 'রাইড', perRide: 'প্রতি রাইডে' },
});
