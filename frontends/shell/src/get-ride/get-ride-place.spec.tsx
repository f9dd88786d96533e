import { sessionStore } from '@pothik/api-client';
import type { Me } from '@pothik/contracts/user';
import { act, screen, waitFor } from '@testing-library/react';
import { openPage, sampleRider } from '../testing/fixture';
import { setGetRideOpen } from './get-ride.store';
import { GetRidePlace } from './get-ride-place';

jest.mock('./get-ride-dialog', () => ({ Component: () => 'the booking dialog' }));

const DIALOG = 'the booking dialog';
const become = (user: Me | undefined) => act(async () => sessionStore.setState({ user }));

it('the booking dialog of one rider does not open for the next', async () => {
  await openPage(GetRidePlace, '/', sampleRider);
  act(() => setGetRideOpen(true));
  expect(await screen.findByText(DIALOG)).toBeVisible();
  await become(undefined);
  // Pressed before, answered after the log-out.
  act(() => setGetRideOpen(true));
  await become({ ...sampleRider, _id: '0123456789abcdef01234599' });
  expect(screen.queryByText(DIALOG)).not.toBeInTheDocument();
});

it('who comes back from log-in for the dialog finds it open, once', async () => {
  const page = await openPage(GetRidePlace, '/?get-ride=1');
  await become(sampleRider);
  expect(await screen.findByText(DIALOG)).toBeVisible();
  await waitFor(() => expect(page.place()).toBe('/'));
});
