import { typedOf } from '@pothik/contracts/ride';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answering, newRider, open, success } from '../../testing/fixture';
import { FREE_DRIVER, OTHER_DRIVER, POINTS, RIDER_ID, sampleRide } from '../../testing/sample-ride';
import { BookingDialog } from './booking-dialog';

beforeEach(newRider);

const near = { metres: { low: 600, high: 700 } };

/** The dialog with a pickup that has a point, unless the points are left out. */
function show(drivers: readonly object[], points: object = POINTS) {
  const written = typedOf({ pickupLocation: 'Dhanmondi 27', dropLocation: 'Kamalapur' });
  sessionStorage.setItem(`rider-booking-draft:${RIDER_ID}`, JSON.stringify({ written, ...points }));
  const meta = { page: 1, limit: 20, total: drivers.length, totalPage: 1 };
  const requests = answering({
    'GET /driver/free-drivers': () => success({ data: drivers, meta }),
    'GET /ride/current-ride': () => success(null),
    'GET /ride/estimates': () => success({ city: null, estimates: [] }),
    'POST /ride/ask-nearest': () => success(sampleRide('REQUESTED'), 201),
  });
  return { requests, ...open(<BookingDialog open onOpenChange={jest.fn()} />, '/') };
}

it('with a pickup point and a near driver there are two ways; asking the nearest asks those of one vehicle type', async () => {
  const { requests, router } = show([
    { ...FREE_DRIVER, ...near },
    { ...OTHER_DRIVER, ...near },
  ]);
  expect(await screen.findByRole('button', { name: 'Choose a driver' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Ask the nearest' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/rider/current-ride'));
  expect(requests.find(({ call }) => call === 'POST /ride/ask-nearest')?.body).toMatchObject({
    ...POINTS,
    pickupLocation: 'Dhanmondi 27',
    drivers: [FREE_DRIVER._id],
  });
});

it('a chosen driver is asked alone', async () => {
  show([{ ...FREE_DRIVER, ...near }]);
  await userEvent.click(await screen.findByRole('radio', { name: /Rafiqul Islam/ }));
  expect(screen.getByRole('button', { name: 'Ask Rafiqul for a ride' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Ask the nearest' })).toBeNull();
});

it.each<[string, readonly object[], object]>([
  ['without a point', [{ ...FREE_DRIVER, ...near }], {}],
  ['without a near driver', [FREE_DRIVER], POINTS],
])('%s a driver can only be chosen', async (_case, drivers, points) => {
  show(drivers, points);
  await screen.findByRole('radio', { name: /Rafiqul Islam/ });
  expect(screen.getByRole('button', { name: 'Ask for a ride' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Ask the nearest' })).toBeNull();
});
