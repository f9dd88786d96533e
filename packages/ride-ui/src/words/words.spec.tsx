import { type CatalogueHook, setLanguage } from '@pothik/api-client';
import { catalogueContract } from '@pothik/api-client/testing';
import { RIDE_CAUSE, RIDE_PARTY } from '@pothik/contracts/ride';
import { useByPhoneWords } from '../by-phone/by-phone-words';
import { FARE_REASON_WORDS, useEstimateWords } from '../estimate/estimate-words';
import { useMapControlWords } from '../map/map-control-words';
import { useMapWords } from '../map/map-words';
import { usePlaceSearchText } from '../places/place-search-text';
import { useReasonWords } from '../reason/reason-words';
import { useSosWords } from '../sos/sos-words';
import { useVehicleFaresText } from '../vehicle-fares/vehicle-fares-text';
import { HISTORY_WORDS } from './history-words';
import { useListWords } from './list-words';
import type { RideReader } from './ride-reader';
import { ROUTE_WORDS } from './route-words';
import { STATUS_WORDS } from './status-words';
import { STEP_WORDS } from './step-words';
import { useVehicleWords } from './vehicle-words';

type Words = Readonly<Record<string, string>>;

const named = (catalogues: Partial<Record<RideReader, CatalogueHook<Words>>>, words: string) =>
  Object.fromEntries(Object.entries(catalogues).map(([reader, catalogue]) => [`${words} to ${reader}`, catalogue]));

catalogueContract(
  {
    ...named(STATUS_WORDS, 'statuses'),
    ...named(STEP_WORDS, 'steps'),
    ...named(ROUTE_WORDS, 'ends of the route'),
    ...named(FARE_REASON_WORDS, 'the reason of a fare'),
    useByPhoneWords,
    useEstimateWords,
    useVehicleWords,
    useListWords,
    useSosWords,
    useReasonWords,
    useMapWords,
    useMapControlWords,
    usePlaceSearchText,
    useVehicleFaresText,
  },
  // A fare's range is made of its parameters alone.
  ['fare'],
);

describe.each(Object.entries(STATUS_WORDS))('a status to %s', (_reader, catalogue) => {
  it.each(['en', 'bn'] as const)('has a word of its own: %s', async (language) => {
    await setLanguage(language);
    const words = Object.values(catalogue.now());
    expect(new Set(words).size).toBe(words.length);
  });
});

describe.each(['RIDER', 'DRIVER'] as const)('the words for the %s', (reader) => {
  const words = () => HISTORY_WORDS[reader].now();

  it.each(Object.values(RIDE_PARTY))('names who acted in both languages: %s', async (party) => {
    await setLanguage('en');
    expect(words().by(party, 'Rafiqul')).toMatch(party === 'SYSTEM' ? /^Automatic$/ : /^By /);
    await setLanguage('bn');
    expect(words().by(party, 'রফিকুল')).toMatch(/^[\u0980-\u09FF ]+$/);
  });

  it('has a sentence for an act that waited for a network in both languages', async () => {
    await setLanguage('en');
    expect(words().claimed('2:02 PM', '2:09 PM')).toBe('Pressed 2:02 PM, reached us 2:09 PM');
    await setLanguage('bn');
    expect(words().claimed('দুপুর ২:০২', 'দুপুর ২:০৯')).toBe('দুপুর ২:০২-এ চাপ দিয়েছেন, দুপুর ২:০৯-এ পৌঁছেছে');
  });

  it.each(Object.values(RIDE_CAUSE))('the system’s cause is a sentence in both languages: %s', async (cause) => {
    await setLanguage('en');
    expect(words().why({ cause, reason: '' })).toMatch(/^The (driver|ride|rider) /);
    await setLanguage('bn');
    expect(words().why({ cause, reason: '' })).toMatch(/^[\u0980-\u09FF ]+$/);
  });

  it('a reason that a person typed is never translated', async () => {
    await setLanguage('bn');
    expect(words().why({ reason: 'The driver took another ride' })).toBe('The driver took another ride');
  });
});
