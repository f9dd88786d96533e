import { setLanguage } from '@pothik/api-client';
import { useActiveRideText } from '../active-ride/active-ride-text';
import { useAvailabilityText } from '../availability/availability-text';
import { useAccountBlockText } from '../features/account-block/account-block-text';
import { useEarningsText } from '../features/earnings/earnings-text';
import { useRegistrationText } from '../features/registration/registration-text';
import { useRequestsText } from '../features/requests/requests-text';
import { useRideListsText } from '../features/ride-lists/ride-lists-text';
import { useRidePageText } from '../features/ride-page/ride-page-text';
import { useRequestNewsText } from '../request-news/request-news-text';
import { useSosText } from '../sos/sos-text';
import { useDriverText } from './driver-text';

const CATALOGUES = {
  useDriverText,
  useActiveRideText,
  useAvailabilityText,
  useAccountBlockText,
  useEarningsText,
  useRegistrationText,
  useRequestsText,
  useRequestNewsText,
  useRideListsText,
  useRidePageText,
  useSosText,
};
/** Made of their parameters alone. */
const PASSED_ON = ['because', 'summary', 'systemReason', 'by'];
const said = (text: unknown): string => (typeof text === 'function' ? text('1', '2', '3') : String(text));

afterAll(() => setLanguage('en'));

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
