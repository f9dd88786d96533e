import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answering, newAdministrator, open, pageOf, refusal, success } from '../../testing/fixture';
import { completeDriverWith, driverWith, identifier } from '../../testing/samples';
import { Component as DriversPage } from './drivers-page';

const LIST = 'GET /driver/drivers';
const DAY = '2026-11-02';
const COUNTS = {
  'GET /driver/analytics': success({
    from: DAY,
    to: DAY,
    totals: { drivers: 25, activeDrivers: 3 },
    byStatus: [
      { status: 'PENDING', drivers: 4 },
      { status: 'APPROVED', drivers: 20 },
      { status: 'SUSPENDED', drivers: 1 },
    ],
    byVehicleType: [],
  }),
};
const openList = (address = '/admin/all-drivers') => open(<DriversPage />, address);
const lastQuery = (sent: ReturnType<typeof answering>) => sent.filter(({ call }) => call === LIST).at(-1)?.query;

beforeEach(() => newAdministrator());

describe('a driver list', () => {
  it('says of a driver that they are on a ride', async () => {
    answering({ ...COUNTS, [LIST]: pageOf([driverWith({ status: 'APPROVED', engaged: true })]) });
    openList();
    expect(await screen.findByText('On a ride')).toBeTruthy();
  });

  it('is searched, filtered and sorted by its address, and requests exactly that from the API', async () => {
    const sent = answering({ ...COUNTS, [LIST]: pageOf([driverWith()]) });
    const { router } = openList();
    await screen.findByText('Rafiqul Islam');
    expect(lastQuery(sent)).toEqual({ page: '1', limit: '10' });
    await userEvent.type(screen.getByLabelText('Search drivers'), 'rafiq');
    await waitFor(() => expect(lastQuery(sent)).toEqual({ page: '1', limit: '10', searchTerm: 'rafiq' }));
    await userEvent.selectOptions(screen.getByLabelText('Vehicle type'), 'CAR');
    await waitFor(() => expect(lastQuery(sent)?.vehicleType).toBe('CAR'));
    await userEvent.selectOptions(screen.getByLabelText('Sort by'), 'Most earnings');
    expect(router.state.location.search).toBe('?search=rafiq&vehicleType=CAR&sort=earnings');
    await waitFor(() =>
      expect(lastQuery(sent)).toEqual({
        page: '1',
        limit: '10',
        searchTerm: 'rafiq',
        vehicleType: 'CAR',
        sort: '-totalEarnings',
      }),
    );
  });

  it('begins with whoever has waited longest where they wait for approval; newest first is a choice', async () => {
    const sent = answering({ ...COUNTS, [LIST]: pageOf([driverWith()]) });
    const { router } = openList('/admin/pending-drivers');
    await screen.findByText('Rafiqul Islam');
    expect(lastQuery(sent)).toMatchObject({ status: 'PENDING', sort: 'createdAt' });
    expect(screen.getByLabelText('Sort by')).toHaveDisplayValue('Oldest first');
    await userEvent.selectOptions(screen.getByLabelText('Sort by'), 'Newest first');
    await waitFor(() => expect(lastQuery(sent)).toEqual({ page: '1', limit: '10', status: 'PENDING' }));
    expect(router.state.location.search).toBe('?sort=newest');
  });

  it('says how long somebody has waited for approval', async () => {
    const createdAt = new Date(Date.now() - 3 * 86_400_000 - 60_000).toISOString();
    answering({ ...COUNTS, [LIST]: pageOf([driverWith({ createdAt })]) });
    openList();
    expect(await screen.findByText('Waiting for 3 days')).toBeTruthy();
  });

  it('shows only those changed since approval, in the address', async () => {
    const sent = answering({ ...COUNTS, [LIST]: pageOf([driverWith({ status: 'APPROVED' })]) });
    const { router } = openList();
    await screen.findByText('Rafiqul Islam');
    const filter = screen.getByRole('button', { name: 'Changed since approval', pressed: false });
    await userEvent.click(filter);
    await waitFor(() => expect(lastQuery(sent)).toEqual({ page: '1', limit: '10', changed: 'true' }));
    expect(router.state.location.search).toBe('?changed=true');
    await userEvent.click(screen.getByRole('button', { name: 'Changed since approval', pressed: true }));
    expect(router.state.location.search).toBe('');
  });

  it('keeps its rows per page from one status to another', async () => {
    answering({ ...COUNTS, [LIST]: pageOf([driverWith()], 60, 50) });
    openList('/admin/all-drivers?page=2&size=50');
    const ways = screen.getByRole('navigation', { name: 'Status' });
    const pending = await within(ways).findByRole('link', { name: 'PENDING 4' });
    expect(pending.getAttribute('href')).toBe('/admin/pending-drivers?size=50');
  });

  it('says at every button whom it is about', async () => {
    answering({ ...COUNTS, [LIST]: pageOf([driverWith()]) });
    openList();
    expect(await screen.findByRole('button', { name: 'Approve Rafiqul Islam' })).toBeTruthy();
  });

  it('says what a driver who waits for approval has not given', async () => {
    answering({ ...COUNTS, [LIST]: pageOf([driverWith()]) });
    openList();
    const row = await screen.findByRole('row', { name: /Rafiqul Islam/ });
    expect(row).toHaveTextContent('No phone number, No pictures of the vehicle');
  });

  it('an approval that takes a driver off the list moves the focus to the next row', async () => {
    const [first, second] = [
      completeDriverWith(),
      driverWith({ _id: identifier(30), user: { ...driverWith().user, name: 'Karim' } }),
    ];
    let drivers = [first, second];
    answering({
      ...COUNTS,
      [LIST]: () => pageOf(drivers),
      [`PATCH /driver/update-status/${first._id}`]: () => {
        drivers = [second];
        return success(driverWith({ status: 'APPROVED' }));
      },
    });
    openList('/admin/pending-drivers');
    await userEvent.click(await screen.findByRole('button', { name: 'Approve Rafiqul Islam' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Approve' }));
    await waitFor(() => expect(screen.queryByText('Rafiqul Islam')).toBeNull());
    await waitFor(() => expect(screen.getByRole('link', { name: 'Open Karim' })).toHaveFocus());
  });

  it('is saved as a file, as it is filtered and sorted', async () => {
    const file = 'GET /driver/drivers/file';
    const sent = answering({
      ...COUNTS,
      [LIST]: pageOf([driverWith()], 150),
      [file]: refusal(403, 'auth/not-allowed', ''),
    });
    openList('/admin/all-drivers?page=2&vehicleType=CAR&sort=rides');
    await userEvent.click(await screen.findByRole('button', { name: 'Export CSV' }));
    await waitFor(() =>
      expect(sent.filter(({ call }) => call === file)).toEqual([
        { call: file, query: { vehicleType: 'CAR', sort: '-totalRides', language: 'en' } },
      ]),
    );
  });

  it('has its page in the address too, and every filter starts at page 1', async () => {
    answering({ ...COUNTS, [LIST]: pageOf([driverWith()], 25) });
    const { router } = openList('/admin/all-drivers?page=2');
    await userEvent.click(await screen.findByRole('button', { name: 'Next' }));
    expect(router.state.location.search).toBe('?page=2');
    await userEvent.selectOptions(screen.getByLabelText('Availability'), 'ONLINE');
    expect(router.state.location.search).toBe('?availability=ONLINE');
  });

  it('links to the lists of the other statuses with their counts, with the same search and filters', async () => {
    answering({ ...COUNTS, [LIST]: pageOf([driverWith()]) });
    openList('/admin/pending-drivers?page=3&search=karim');
    const ways = screen.getByRole('navigation', { name: 'Status' });
    const suspended = await within(ways).findByRole('link', { name: 'SUSPENDED 1' });
    expect(suspended.getAttribute('href')).toBe('/admin/suspended-drivers?search=karim');
    expect(within(ways).getByRole('link', { name: 'PENDING 4' }).getAttribute('aria-current')).toBe('page');
  });

  it('marks drivers who changed licence or vehicle since approval, plates that others have too, and former profiles', async () => {
    const changed = {
      changes: [{ field: 'licenseNumber', from: 'DK-1', to: 'DK-2', at: '2026-11-02T06:00:00.000Z' }],
      seen: { license: 1, vehicle: 0 },
    } as const;
    const marked = driverWith({
      status: 'APPROVED',
      changedSinceApproval: { ...changed, changes: [...changed.changes] },
      plateSharedWith: [identifier(31), identifier(32)],
      formerProfiles: [{ sameLicense: true, samePlate: false, status: 'APPROVED', since: '2026-03-03T06:00:00.000Z' }],
    });
    const plain = driverWith({ _id: identifier(30), changedSinceApproval: null, plateSharedWith: [] });
    answering({ ...COUNTS, [LIST]: pageOf([marked, plain]) });
    openList();
    const table = within(await screen.findByRole('table'));
    expect(await table.findAllByText('Changed since approval')).toHaveLength(1);
    expect(screen.getAllByText('Plate shared with 2 drivers')).toHaveLength(1);
    expect(screen.getAllByText('1 former profile')).toHaveLength(1);
  });

  it('links each row to the driver', async () => {
    answering({ ...COUNTS, [LIST]: pageOf([driverWith()]) });
    const { router } = openList('/admin/all-drivers?search=r');
    await userEvent.click(await screen.findByRole('link', { name: 'Open Rafiqul Islam' }));
    expect(router.state.location.pathname).toBe(`/admin/drivers/${identifier(2)}`);
    expect(router.state.location.state).toEqual({ from: '/admin/all-drivers?search=r' });
  });

  it('that does not load offers Retry', async () => {
    let works = false;
    answering({
      ...COUNTS,
      [LIST]: () => (works ? pageOf([driverWith()]) : refusal(503, 'request/unavailable', 'Please try again later.')),
    });
    openList();
    expect(await screen.findByText('The list did not load')).toBeTruthy();
    works = true;
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('Rafiqul Islam')).toBeTruthy();
  });
});
