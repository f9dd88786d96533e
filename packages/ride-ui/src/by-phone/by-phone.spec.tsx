import { setLanguage } from '@pothik/api-client';
import { act, render, screen } from '@testing-library/react';
import { rideWith } from '../testing/ride-fixture';
import { ByPhone } from './by-phone';

const BOOKED = rideWith({ isByPhone: true });

afterEach(() => act(() => setLanguage('en')));

it.each([
  ['RIDER', 'Booked by phone for you'],
  ['DRIVER', 'Booked by phone'],
  ['ADMINISTRATOR', 'Booked by phone'],
] as const)('a ride of the desk says so to %s', (reader, said) => {
  render(<ByPhone ride={BOOKED} reader={reader} />);
  expect(screen.getByText(said)).toBeVisible();
});

it('says who booked where that is told', async () => {
  await setLanguage('bn');
  render(<ByPhone ride={{ ...BOOKED, bookedBy: { _id: '0', name: 'তানভীর' } }} reader="ADMINISTRATOR" />);
  expect(screen.getByText('ফোনে বুক করেছেন তানভীর')).toBeVisible();
});

it('is not there for a ride that its rider booked', () => {
  const { container } = render(<ByPhone ride={rideWith()} reader="DRIVER" />);
  expect(container).toBeEmptyDOMElement();
});
