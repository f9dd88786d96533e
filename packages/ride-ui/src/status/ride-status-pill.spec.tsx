import { setLanguage } from '@pothik/api-client';
import { RIDE_STATUS } from '@pothik/contracts/ride';
import { act, render, screen } from '@testing-library/react';
import { RideStatusPill } from './ride-status-pill';

afterEach(() => act(() => setLanguage('en')));

it.each(Object.values(RIDE_STATUS))('in English a pill shows the product’s own word: %s', (status) => {
  render(<RideStatusPill status={status} reader="RIDER" />);
  expect(screen.getByText(status)).toBeVisible();
});

it.each([
  ['RIDER', 'রাইডে উঠেছেন'],
  ['DRIVER', 'যাত্রী উঠেছেন'],
  ['ADMINISTRATOR', 'যাত্রী উঠেছেন'],
] as const)('in Bangla it is said as seen by its reader: %s', async (reader, word) => {
  await setLanguage('bn');
  render(<RideStatusPill status="PICKED UP" reader={reader} />);
  expect(screen.getByText(word)).toBeVisible();
});
