import { setLanguage } from '@pothik/api-client';
import { UiTextProvider } from '@pothik/ui-kit';
import { act, render, screen } from '@testing-library/react';
import { estimateWith, rideWith } from '../testing/ride-fixture';
import { RideEstimate } from './ride-estimate';

const POINT = { lat: 23.75, lng: 90.39 };

afterEach(() => act(() => setLanguage('en')));

it('shows fair band, distance and minutes as ranges', () => {
  render(<RideEstimate ride={rideWith({ estimate: estimateWith() })} reader="RIDER" />);
  expect(screen.getByText('Usual fare').nextElementSibling).toHaveTextContent('৳ 300–3806–6.5 km · 22–28 min');
});

it('in Bangla, digits included', async () => {
  await setLanguage('bn');
  render(
    <UiTextProvider locale="bn">
      <RideEstimate ride={rideWith({ estimate: estimateWith() })} reader="RIDER" />
    </UiTextProvider>,
  );
  expect(screen.getByText('সাধারণত ভাড়া').nextElementSibling).toHaveTextContent('৳ ৩০০–৩৮০৬–৬.৫ কিমি · ২২–২৮ মিনিট');
});

it.each([
  ['EXPERIENCE', 'Time based on rides at this hour.'],
  ['STATED', 'Rough time. It gets better with more rides.'],
] as const)('says where the minutes are from: %s', (minutesBasis, sentence) => {
  render(<RideEstimate ride={rideWith({ estimate: estimateWith({ minutesBasis }) })} reader="DRIVER" />);
  expect(screen.getByText(sentence)).toBeVisible();
});

it('a range of one value is one number', () => {
  const estimate = estimateWith({ minutes: { low: 25, high: 25 } });
  render(<RideEstimate ride={rideWith({ estimate })} reader="DRIVER" />);
  expect(screen.getByText('6–6.5 km · 25 min')).toBeVisible();
});

it.each([
  [{}, 'No estimate: the places were written as text.'],
  [{ pickupPoint: POINT, dropPoint: POINT }, 'No estimate: the ride is not within one city’s zone.'],
])('without an estimate says why there is none: %j', (points, sentence) => {
  render(<RideEstimate ride={rideWith(points)} reader="RIDER" />);
  expect(screen.getByText(sentence)).toBeVisible();
});

it.each([
  ['RIDER', 'The driver’s reason'],
  ['DRIVER', 'Your reason'],
  ['ADMINISTRATOR', 'The driver’s reason'],
] as const)('shows why the fare lies outside the band: %s', (reader, label) => {
  const ride = rideWith({ estimate: estimateWith(), fare: 450, fareReason: 'The flyover is closed' });
  render(<RideEstimate ride={ride} reader={reader} />);
  expect(screen.getByText(label).nextElementSibling).toHaveTextContent('The flyover is closed');
});
