import { sessionStore } from '@pothik/api-client';
import type { Me } from '@pothik/contracts/user';
import { act, screen, waitFor } from '@testing-library/react';
import { openPage, sampleRider } from '../testing/fixture';
import { setGetRideOpen } from './get-ride.store';
import { GetRideSlot } from './get-ride-slot';

jest.mock('./get-ride-dialog', () => ({ Component: () => 'the booking dialog' }));

const DIALOG = 'the booking dialog';
const become = (user: Me | undefined) => act(async () => sessionStore.setState({ user }));

it('the booking dialog of one rider does not open for the next', async () => {
  await openPage(GetRideSlot, '/', sampleRider);
  act(() => setGetRideOpen(true));
  expect(await screen.findByText(DIALOG)).toBeVisible();
  await become(undefined);
  // Requested before the log-out, answered after it.
  act(() => setGetRideOpen(true));
  await become({ ...sampleRider, _id: '0123456789abcdef01234599' });
  expect(screen.queryByText(DIALOG)).not.toBeInTheDocument();
});

it('the dialog opens once for a rider who returns from log-in', async () => {
  const page = await openPage(GetRideSlot, '/?get-ride=1');
  await become(sampleRider);
  expect(await screen.findByText(DIALOG)).toBeVisible();
  await waitFor(() => expect(page.address()).toBe('/'));
});
