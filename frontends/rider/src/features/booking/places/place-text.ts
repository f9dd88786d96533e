import { createCatalogue } from '@pothik/api-client';

/** Texts of the search for pickup and drop. */
export const usePlaceText = createCatalogue({
  en: {
    whereTo: 'Where to?',
    whereFrom: 'Where from?',
    hereUnnamed: 'My place on the map',
    near: (name: string) => `Near ${name}`,
    asking: 'Finding your location...',
    refused:
      'Your location was not shared. Type the pickup, or allow location in the browser’s site settings and try again.',
    unknown: 'We couldn’t find your location. Type the pickup, or set a pin on the map.',
    rough: (error: string) => `Your location is only known to about ${error}.`,
    roughMove: 'Move the map until the pin stands where you wait.',
    roughElse: 'Set a pin on the map, or type the pickup.',
    metres: (count: string) => `${count} m`,
    kilometres: (count: string) => `${count} km`,
    outside: 'You are outside Bangladesh, where Pothik does not drive. Type the pickup instead.',
    pinPickup: 'Pickup on the map',
    pinDrop: 'Drop on the map',
    pinLoading: 'The map is loading...',
    pinFailed: 'The map could not be loaded. Type the place instead.',
    back: 'Back',
    saveAs: (name: string) => `Save “${name}” as`,
    isSaved: (label: string) => `This is your ${label} place.`,
    remove: (label: string) => `Remove ${label}`,
    removed: (label: string) => `${label} was removed.`,
    undo: 'Undo',
  },
  bn: () => import('./place-text.bn'),
});
