import { invalidate, QUERY } from '@pothik/api-client';
import type { RideView } from '@pothik/contracts/ride';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { startCollecting } from '../collect/collect.store';
import { answering, giving, openAs, page } from '../testing/fixture';
import { driverWith, person, rideWith, waitingOf } from '../testing/samples';
import { IncomingRequests } from './incoming-requests';
import { REQUESTS_PAGE } from './requests-page';

const DRIVER = person('DRIVER');
const OFFER = { offer: { fare: 210 } };
const NUSRAT = waitingOf(21, 'Nusrat Jahan', OFFER);
const IMRAN = waitingOf(22, 'Imran Ahmed', OFFER);
const commandOn = (ride: RideView) => `POST /ride/update-status/${ride._id}`;
const sheet = () => screen.findByRole('dialog', { name: 'New request' });
const comesAlive = async () => {
  const accept = within(await sheet()).getByRole('button', { name: /^Accept (?!for)/ });
  await waitFor(() => expect(accept).toBeEnabled(), { timeout: 2_000 });
};
const noSheet = () => expect(screen.queryByRole('dialog')).toBeNull();

/** Opens a driver's page with these requests waiting; `arrive` replaces them by others. */
async function open(first: readonly RideView[], { at = '/driver/earnings', ride = null as RideView | null } = {}) {
  let [waiting, engaged] = [first, ride];
  const sent = answering({
    'GET /driver/drivers': page([driverWith()]),
    'GET /ride/rides': giving(() => page(waiting)),
    'GET /ride/current-ride': giving(() => engaged),
    [commandOn(NUSRAT)]: giving(() => {
      engaged = { ...NUSRAT, rideStatus: 'ACCEPTED', fare: 210 };
      return engaged;
    }),
  });
  const element = (
    <>
      <h1>The page</h1>
      <IncomingRequests driver={driverWith()} />
    </>
  );
  const address = openAs(
    DRIVER,
    [
      { path: '/driver/earnings', element },
      { path: REQUESTS_PAGE, element },
      { path: '/', element },
    ],
    at,
  );
  await waitFor(() => expect(sent.map(({ call }) => call)).toContain('GET /ride/rides'));
  const arrive = async (next: readonly RideView[]) => {
    waiting = next;
    await act(() => invalidate(QUERY.RideRequest));
  };
  return { sent, arrive, address };
}

beforeEach(() => localStorage.clear());

describe('a request that comes in', () => {
  it.each(['/driver/earnings', '/'])(
    'comes up over %s and is accepted by one press, which leads to its ride',
    async (at) => {
      const { sent, arrive, address } = await open([], { at });
      noSheet();
      await arrive([NUSRAT]);
      const shown = within(await sheet());
      expect(shown.getByText('Nusrat Jahan', { selector: 'p' })).toBeVisible();
      expect(shown.getByText('Offers ৳ 210')).toBeVisible();
      expect(shown.getByRole('timer', { name: /^Time left to answer/ })).toBeVisible();
      const accept = shown.getByRole('button', { name: 'Accept Nusrat Jahan ৳\u00a0210' });
      // A tap on its way to the page below answers nothing.
      expect(accept).toBeDisabled();
      await waitFor(() => expect(accept).toBeEnabled(), { timeout: 2_000 });
      await userEvent.click(accept);
      await waitFor(() => expect(address()).toBe(REQUESTS_PAGE));
      expect(sent).toContainEqual({ call: commandOn(NUSRAT), body: { rideStatus: 'ACCEPTED' } });
      noSheet();
    },
  );

  it('comes up once: closed, it waits in All Request, and the next comes up', async () => {
    const { arrive } = await open([NUSRAT]);
    await comesAlive();
    await userEvent.click(within(await sheet()).getByRole('button', { name: 'Close' }));
    noSheet();
    await arrive([NUSRAT, IMRAN]);
    expect(within(await sheet()).getByText('Imran Ahmed', { selector: 'p' })).toBeVisible();
    await arrive([]);
    await waitFor(noSheet);
  });

  it('is rejected with a reason; going back returns to it', async () => {
    await open([NUSRAT]);
    await userEvent.click(within(await sheet()).getByRole('button', { name: 'Reject Nusrat Jahan' }));
    const question = await screen.findByRole('dialog', { name: 'Reject the request of Nusrat?' });
    await userEvent.click(within(question).getByRole('button', { name: 'Back' }));
    expect(await sheet()).toBeVisible();
  });

  it('that is over while another fare is typed stays until that is read, and the next comes up', async () => {
    const { arrive } = await open([NUSRAT]);
    await userEvent.click(within(await sheet()).getByRole('button', { name: 'Accept for another fare' }));
    await userEvent.type(await screen.findByLabelText('Fare in BDT'), '250');
    await arrive([IMRAN]);
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Too late: Nusrat is no longer waiting for your answer.',
    );
    await userEvent.click(screen.getByRole('button', { name: 'OK' }));
    expect(within(await sheet()).getByText('Imran Ahmed', { selector: 'p' })).toBeVisible();
  });

  it('does not come up again once it is rejected', async () => {
    const { sent } = await open([NUSRAT]);
    await userEvent.click(within(await sheet()).getByRole('button', { name: 'Reject Nusrat Jahan' }));
    const question = await screen.findByRole('dialog', { name: 'Reject the request of Nusrat?' });
    await userEvent.click(within(question).getByRole('button', { name: 'Reject' }));
    await waitFor(noSheet);
    expect(sent).toContainEqual({ call: commandOn(NUSRAT), body: { rideStatus: 'REJECTED' } });
  });

  it('is not shown a second time by the page of the requests', async () => {
    await open([NUSRAT], { at: REQUESTS_PAGE });
    await waitFor(() => expect(document.title).toMatch(/^\(1\)/));
    noSheet();
  });

  it('comes up there too while a fare is collected, whose button has the thumb’s place', async () => {
    startCollecting(DRIVER._id, IMRAN._id);
    await open([NUSRAT], { at: REQUESTS_PAGE });
    expect(await sheet()).toBeVisible();
  });

  it('does not come up during a ride', async () => {
    await open([NUSRAT], { ride: rideWith() });
    await waitFor(() => expect(document.title).toMatch(/^\(1\)/));
    noSheet();
  });
});
