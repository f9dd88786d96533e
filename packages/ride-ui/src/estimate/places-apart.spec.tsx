import { setLanguage } from '@pothik/api-client';
import type { PointNames } from '@pothik/contracts/ride';
import { UiTextProvider } from '@pothik/ui-kit';
import { act, render, screen } from '@testing-library/react';
import { PlacesApart } from './places-apart';

const APART: PointNames = {
  pickup: { name: 'Sadarghat, Kotwali', nameBn: 'সদরঘাট, কোতোয়ালী', isOfText: false, metresFromText: 15_840 },
  dropOff: { name: 'Sadarghat, Kotwali', nameBn: 'সদরঘাট, কোতোয়ালী', isOfText: true },
  metres: 14,
};

afterEach(() => act(() => setLanguage('en')));

it('says what the pins are called, how far they are from the text and from each other, and that no ceiling binds', async () => {
  render(<PlacesApart pointNames={APART} />);
  expect(screen.getByText('No estimate: text and pin are not the same place.')).toBeVisible();
  await screen.findByText('Text and pin are not the same place');
  for (const sentence of [
    'Pickup: the pin is near Sadarghat, Kotwali, 15.8 km from the text.',
    'Drop-off: the pin is near Sadarghat, Kotwali.',
    'The two pins are 14 m apart in a straight line.',
    'No legal maximum applies. Agree on the fare before the ride starts.',
  ])
    expect(screen.getByText(sentence)).toBeVisible();
});

it('asks nobody to agree on a fare that is named', async () => {
  render(<PlacesApart pointNames={APART} hasFare />);
  expect(await screen.findByText('No legal maximum applies.')).toBeVisible();
});

it('says that nobody knows the text, and that a pin has no name', async () => {
  render(<PlacesApart pointNames={{ ...APART, pickup: { isOfText: false }, metres: 2_300 }} />);
  expect(
    await screen.findByText('Pickup: the pin is near a place without a name. We do not know the place in the text.'),
  ).toBeVisible();
  expect(screen.getByText('The two pins are 2.3 km apart in a straight line.')).toBeVisible();
});

it('in Bangla, names and digits included', async () => {
  await setLanguage('bn');
  render(
    <UiTextProvider locale="bn">
      <PlacesApart pointNames={APART} />
    </UiTextProvider>,
  );
  expect(await screen.findByText('পিকআপ: পিনের কাছে আছে সদরঘাট, কোতোয়ালী, লেখা জায়গা থেকে ১৫.৮ কিমি দূরে।')).toBeVisible();
});
