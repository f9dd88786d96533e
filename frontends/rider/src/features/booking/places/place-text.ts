import { createCatalogue } from '@pothik/api-client';

/** Texts of the search for pickup and drop. */
export const usePlaceText = createCatalogue({
  en: {
    whereTo: 'Where to?',
    whereFrom: 'Where from?',
    here: 'Current location',
    hereReason: 'Your browser asks you first. Used only to fill in the pickup.',
    hereUnnamed: 'My place on the map',
    asking: 'Finding your location...',
    refused:
      'Your location was not shared. We ask for it only to fill in the pickup. Type the pickup, or allow location in the browser’s site settings and tap “Current location” again.',
    unknown: 'We couldn’t find your location. Type the pickup, or set a pin on the map.',
    rough: (error: string) =>
      `Your location is only known to about ${error}. Move the map until the pin stands where you wait.`,
    roughElse: 'Tap “Set a pin on the map”, or write the pickup.',
    metres: (count: string) => `${count} m`,
    kilometres: (count: string) => `${count} km`,
    outside: 'You are outside Bangladesh, where Pothik does not drive. Type the pickup instead.',
    pin: 'Set a pin on the map',
    pinHint: 'If you can’t find the address',
    pinPickup: 'Pickup on the map',
    pinDrop: 'Drop on the map',
    pinLoading: 'The map is loading...',
    pinFailed: 'The map could not be loaded. Type the place instead.',
    back: 'Back',
    asTyped: (typed: string) => `Use “${typed}”`,
    notFound: 'Not found on the map: the driver reads your words.',
    searchFailed: 'Places cannot be looked up just now. Your words go to the driver as you write them.',
    stillSearching: 'One moment, still searching.',
    recent: 'You were here lately',
    suggestions: 'Suggested places',
    count: (count: string, one: boolean) => (one ? '1 suggestion' : `${count} suggestions`),
    HOME: 'Home',
    WORK: 'Work',
    saveAs: (name: string) => `Save “${name}” as`,
    isSaved: (label: string) => `This is your ${label} place.`,
    remove: (label: string) => `Remove ${label}`,
    removed: (label: string) => `${label} was removed.`,
    undo: 'Undo',
  },
  bn: () => import('./place-text.bn'),
});
