import { typedOf } from '@pothik/contracts/ride';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answering, newRider, open, refusal, success } from '../../testing/fixture';
import { FREE_DRIVER, POINTS, RIDER_ID, sampleRide } from '../../testing/sample-ride';
import { BookingDialog } from './booking-dialog';

beforeEach(newRider);
beforeEach(() => localStorage.clear());

const near = { metres: { low: 600, high: 700 } };

/** The dialog with two places that have points, unless these are left out. */
function show({ points = POINTS as object, answer = () => success(sampleRide('REQUESTED'), 201) } = {}) {
  const written = typedOf({ pickupLocation: 'Dhanmondi 27', dropLocation: 'Kamalapur' });
  sessionStorage.setItem(`rider-booking-draft:${RIDER_ID}`, JSON.stringify({ written, ...points }));
  const meta = { page: 1, limit: 20, total: 1, totalPage: 1 };
  const requests = answering({
    'GET /driver/free-drivers': () => success({ data: [{ ...FREE_DRIVER, ...near }], meta }),
    'GET /driver/near-types': () => success([{ vehicleType: 'CNG', ...near }, { vehicleType: 'CAR' }]),
    'GET /ride/current-ride': () => success(null),
    'GET /ride/estimates': () => success({ city: null, estimates: [] }),
    'POST /ride/ask-nearest': answer,
  });
  return { requests, ...open(<BookingDialog open onOpenChange={jest.fn()} />, '/') };
}

const searched = (requests: ReturnType<typeof show>['requests']) =>
  requests.find(({ call }) => call === 'POST /ride/ask-nearest')?.body;

it('a vehicle is chosen, and its nearest drivers are asked', async () => {
  const { requests, router } = show();
  await userEvent.click(await screen.findByRole('button', { name: /^CNG.*0.6–0.7 km away/ }));
  expect(screen.getByRole('button', { name: 'Choose a driver' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Ask the nearest CNG' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/rider/current-ride'));
  expect(searched(requests)).toMatchObject({ ...POINTS, pickupLocation: 'Dhanmondi 27', vehicleType: 'CNG' });
});

it('without points the nearest are asked too', async () => {
  const { requests } = show({ points: {} });
  await userEvent.click(
    await within(await screen.findByRole('region', { name: 'Vehicle and price' })).findByText('Car'),
  );
  await userEvent.click(screen.getByRole('button', { name: 'Ask the nearest Car' }));
  await waitFor(() => expect(searched(requests)).toMatchObject({ vehicleType: 'CAR' }));
});

it('what was taken last is chosen the next time, on the first time nothing is', async () => {
  const { unmount } = show();
  expect(await screen.findByRole('button', { name: /^CNG.*km away/ })).toHaveAttribute('aria-pressed', 'false');
  await userEvent.click(within(screen.getByRole('region', { name: 'Vehicle and price' })).getByText('Car'));
  await userEvent.click(screen.getByRole('button', { name: 'Ask the nearest Car' }));
  await waitFor(() => expect(localStorage.getItem(`rider-vehicle:${RIDER_ID}`)).toBe('CAR'));
  unmount();
  show();
  expect(await screen.findByRole('button', { name: 'Ask the nearest Car' })).toBeVisible();
});

it('a type with nobody near is refused in words, and nothing that was written is lost', async () => {
  const sentence = 'No driver of this vehicle type is near and free now. Look again, or choose another type.';
  show({ answer: () => refusal(409, 'ride/nobody-near', sentence) });
  await userEvent.click(await screen.findByRole('button', { name: /^CNG.*km away/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Ask the nearest CNG' }));
  expect(await screen.findByText(sentence)).toBeVisible();
  expect(screen.getByDisplayValue('Kamalapur')).toBeVisible();
});

it('a chosen driver is asked alone', async () => {
  show();
  await userEvent.click(await screen.findByRole('radio', { name: /Rafiqul Islam/ }));
  expect(screen.getByRole('button', { name: 'Ask Rafiqul for a ride' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /Ask the nearest/ })).toBeNull();
});
