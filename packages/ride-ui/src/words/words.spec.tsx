import { type CatalogueHook, setLanguage } from '@pothik/api-client';
import { catalogueContract } from '@pothik/api-client/testing';
import { RIDE_PARTY } from '@pothik/contracts/ride';
import { useReasonWords } from '../reason/reason-words';
import { useSosWords } from '../sos/sos-words';
import { HISTORY_WORDS, reasonText } from './history-words';
import { useListWords } from './list-words';
import type { RideReader } from './ride-reader';
import { ROUTE_WORDS } from './route-words';
import { STATUS_WORDS } from './status-words';
import { STEP_WORDS } from './step-words';
import { SYSTEM_REASON_BN } from './system-reason.bn';
import { useVehicleWords } from './vehicle-words';

type Words = Readonly<Record<string, string>>;

const named = (catalogues: Partial<Record<RideReader, CatalogueHook<Words>>>, words: string) =>
  Object.fromEntries(Object.entries(catalogues).map(([reader, catalogue]) => [`${words} to ${reader}`, catalogue]));

catalogueContract(
  {
    ...named(STATUS_WORDS, 'statuses'),
    ...named(STEP_WORDS, 'steps'),
    ...named(ROUTE_WORDS, 'ends of the route'),
    useVehicleWords,
    useListWords,
    useSosWords,
    useReasonWords,
  },
  [],
);

describe.each(['RIDER', 'DRIVER'] as const)('what is said to the %s', (reader) => {
  const words = () => HISTORY_WORDS[reader].now();

  it.each(Object.values(RIDE_PARTY))('names who acted in both languages: %s', async (party) => {
    await setLanguage('en');
    expect(words().by(party, 'Rafiqul')).toMatch(/^By /);
    await setLanguage('bn');
    expect(words().by(party, 'রফিকুল')).toMatch(/^[\u0980-\u09FF ]+$/);
  });

  it('is in Bangla where the platform itself wrote the reason; what people typed is never translated', async () => {
    await setLanguage('bn');
    for (const [english, bangla] of Object.entries(SYSTEM_REASON_BN[reader])) {
      expect(reasonText(words(), { by: 'SYSTEM', reason: english })).toBe(bangla);
      expect(reasonText(words(), { by: 'RIDER', reason: english })).toBe(english);
    }
  });
});

it('the reasons of the platform are the same ones for both readers', () => {
  expect(Object.keys(SYSTEM_REASON_BN.DRIVER).sort()).toEqual(Object.keys(SYSTEM_REASON_BN.RIDER).sort());
});
