import { setLanguage } from '@pothik/api-client';
import { useActText } from '../acts/act-text';
import { useAlarmText } from '../alarm/alarm-text';
import { useDriverText } from '../drivers/driver-text';
import { useActsPageText } from '../features/acts/acts-page-text';
import { useAnalyticsText } from '../features/analytics/analytics-text';
import { useDriverDetailText } from '../features/driver-detail/driver-detail-text';
import { useIncidentText } from '../features/incidents/incident-text';
import { useUsersText } from '../features/users/users-text';
import { useListText } from '../lists/list-text';
import { useAdminText } from './admin-text';
import { useWords, wordFor } from './word-text';

const CATALOGUES = {
  useAdminText,
  useWords,
  useListText,
  useDriverText,
  useDriverDetailText,
  useAnalyticsText,
  useIncidentText,
  useAlarmText,
  useUsersText,
  useActText,
  useActsPageText,
};
/** Made of its parameters alone. */
const PASSED_ON = ['by'];
const said = (text: unknown): string => (typeof text === 'function' ? text('1', '2', '3') : String(text));

it.each(Object.entries(CATALOGUES))('%s says everything in Bangla too', async (_name, catalogue) => {
  await setLanguage('en');
  const english: Record<string, unknown> = catalogue.now();
  await setLanguage('bn');
  const bangla: Record<string, unknown> = catalogue.now();
  expect(Object.keys(bangla)).toEqual(Object.keys(english));
  for (const [key, text] of Object.entries(bangla)) {
    if (!PASSED_ON.includes(key)) expect([key, said(text)]).toEqual([key, expect.stringMatching(/[\u0980-\u09FF]/)]);
  }
});

it('the product’s own word is translated, what people typed is not', async () => {
  await setLanguage('bn');
  expect(wordFor(useWords.now(), 'SUSPENDED')).toBe('স্থগিত');
  expect(wordFor(useWords.now(), 'DM GA 23-4567')).toBe('DM GA 23-4567');
});
