import { setLanguage } from '@pothik/api-client';
import { useBookingText } from '../features/booking/booking-text';
import { useCurrentRideText } from '../features/current-ride/current-ride-text';
import { useReceiptText } from '../features/receipt/receipt-text';
import { useRideListText } from '../features/ride-lists/ride-list-text';
import { useRideWords } from '../rides/ride-words';
import { useRiderText } from './rider-text';

const CATALOGUES = { useRiderText, useRideWords, useBookingText, useCurrentRideText, useRideListText, useReceiptText };
/** Made of their parameters alone. */
const PASSED_ON = ['because', 'systemReason', 'by'];
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
