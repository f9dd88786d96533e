import { createCatalogue } from '@pothik/api-client';

/** Texts of the suggestions for a pickup or drop. */
export const usePlaceSearchText = createCatalogue({
  en: {
    here: 'Current location',
    hereReason: 'Your browser asks you first. Only for the pickup.',
    pin: 'Set a pin on the map',
    pinHint: 'If you can’t find the address',
    asTyped: (typed: string) => `Use “${typed}”`,
    notFound: 'Not found on the map: the driver reads your words.',
    searchFailed: 'Places cannot be looked up just now: the driver reads your words.',
    stillSearching: 'One moment, still searching.',
    recent: 'You were here lately',
    suggestions: 'Suggested places',
    count: (count: string, one: boolean) => (one ? '1 suggestion' : `${count} suggestions`),
    HOME: 'Home',
    WORK: 'Work',
  },
  bn: () => import('./place-search-text.bn'),
});
