import { invalidate, QUERY } from '@pothik/api-client';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answering, newAdministrator, open, pageOf } from '../../testing/fixture';
import { identifier, rideWith } from '../../testing/samples';
import { Component as RidesPage } from './rides-page';

const LIST = 'GET /ride/rides';
const DRIVER = identifier(2);
const openPage = (address = '/admin/rides') => open(<RidesPage />, address, '/admin/rides');

beforeEach(() => newAdministrator());

describe('everybody’s rides', () => {
  it('show number, people, places, status and fare, and a row opens the ride', async () => {
    answering({ [LIST]: pageOf([rideWith()]) });
    const { router } = openPage('/admin/rides?status=OPEN');
    for (const fact of ['P-00007', 'Nusrat Jahan', 'Rafiqul Islam', 'Dhanmondi 27, lake gate', '৳ 320'])
      expect(await screen.findByText(fact)).toBeTruthy();
    await userEvent.click(screen.getByRole('link', { name: 'Open ride P-00007' }));
    expect(router.state.location).toMatchObject({
      pathname: `/admin/rides/${identifier(7)}`,
      state: { from: '/admin/rides?status=OPEN' },
    });
  });

  it('are filtered by status and order in the address', async () => {
    const sent = answering({ [LIST]: pageOf([rideWith()], 25) });
    const { router } = openPage();
    await userEvent.click(await screen.findByRole('button', { name: 'Next' }));
    expect(router.state.location.search).toBe('?page=2');
    await userEvent.selectOptions(screen.getByLabelText('Status'), 'CANCELLED');
    await userEvent.selectOptions(screen.getByLabelText('Sort by'), 'oldest');
    expect(router.state.location.search).toBe('?status=CANCELLED&sort=oldest');
    await waitFor(() =>
      expect(sent.at(-1)?.query).toEqual({ page: '1', limit: '10', sort: 'createdAt', rideStatus: 'CANCELLED' }),
    );
  });

  it('of one driver lead back to those of everybody', async () => {
    const sent = answering({ [LIST]: pageOf([rideWith()]) });
    const { router } = openPage(`/admin/rides?driver=${DRIVER}`);
    await screen.findByText('P-00007');
    expect(sent[0]?.query).toMatchObject({ driver: DRIVER });
    await userEvent.click(screen.getByRole('link', { name: 'Show the rides of everybody' }));
    expect(router.state.location.search).toBe('');
  });

  it('are fetched again when a notification about a ride arrives', async () => {
    let rides = [rideWith()];
    answering({ [LIST]: () => pageOf(rides) });
    openPage();
    await screen.findByText('ACCEPTED', { selector: '.ui-pill *, .ui-pill' });
    rides = [rideWith({ rideStatus: 'PICKED UP' })];
    await act(async () => {
      await invalidate(QUERY.RideRequest);
    });
    expect(await screen.findByText('PICKED UP', { selector: '.ui-pill *, .ui-pill' })).toBeTruthy();
  });

  it('that are none say so', async () => {
    answering({ [LIST]: pageOf([]) });
    openPage();
    expect(await screen.findByText('No rides found')).toBeTruthy();
  });
});
