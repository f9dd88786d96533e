import { type CatalogueHook, createCatalogue } from '@pothik/api-client';
import type { RideReader } from './ride-reader';

type RouteWords = Readonly<Record<'pickup' | 'drop' | 'note', string>>;

const ENGLISH: RouteWords = { pickup: 'Pickup', drop: 'Drop-off', note: 'Note to the driver' };
const ENGLISH_TO_DRIVER: RouteWords = { ...ENGLISH, note: 'Note from the rider' };
const BANGLA: RouteWords = { pickup: 'পিকআপ', drop: 'ড্রপ', note: 'চালকের জন্য লেখা' };
const BANGLA_TO_DRIVER: RouteWords = { ...BANGLA, note: 'যাত্রী যা লিখেছেন' };

export const ROUTE_WORDS: Readonly<Record<RideReader, CatalogueHook<RouteWords>>> = {
  RIDER: createCatalogue({ en: ENGLISH, bn: BANGLA }),
  DRIVER: createCatalogue({ en: ENGLISH_TO_DRIVER, bn: BANGLA_TO_DRIVER }),
  ADMINISTRATOR: createCatalogue({ en: ENGLISH, bn: BANGLA }),
};

/** Labels of pickup, drop and the rider's note. */
export const useRouteWords = (reader: RideReader): RouteWords => ROUTE_WORDS[reader]();
