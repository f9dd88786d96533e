import { type CatalogueHook, createCatalogue } from '@pothik/api-client';
import type { RideReader } from './ride-reader';

type RouteWords = Readonly<Record<'pickup' | 'drop', string>>;

const ENGLISH: RouteWords = { pickup: 'Pickup', drop: 'Drop' };
const BANGLA: RouteWords = { pickup: 'যাত্রা শুরু', drop: 'গন্তব্য' };
const BANGLA_TO_ADMINISTRATOR: RouteWords = { pickup: 'যেখান থেকে', drop: 'যেখানে' };

export const ROUTE_WORDS: Readonly<Record<RideReader, CatalogueHook<RouteWords>>> = {
  RIDER: createCatalogue({ en: ENGLISH, bn: BANGLA }),
  DRIVER: createCatalogue({ en: ENGLISH, bn: BANGLA }),
  ADMINISTRATOR: createCatalogue({ en: ENGLISH, bn: BANGLA_TO_ADMINISTRATOR }),
};

/** What the two ends of a ride are called. */
export const useRouteWords = (reader: RideReader): RouteWords => ROUTE_WORDS[reader]();
