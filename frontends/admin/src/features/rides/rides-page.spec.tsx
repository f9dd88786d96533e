import { invalidate, QUERY } from '@pothik/api-client';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answering, newAdministrator, open, pageOf, success } from '../../testing/fixture';
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

  it('with an SOS say so in their row, and whether somebody is on it', async () => {
    const seen = rideWith({ _id: identifier(17), sos: 'ACKNOWLEDGED' });
    answering({ [LIST]: pageOf([rideWith({ sos: 'OPEN' }), seen, rideWith({ _id: identifier(27) })]) });
    openPage();
    expect((await screen.findByText('SOS')).closest('tr')).toHaveTextContent('P-00007');
    expect(screen.getByText('SOS, acknowledged').closest('tr')).toHaveTextContent('P-0000Q');
    expect(screen.getAllByText(/SOS/)).toHaveLength(2);
  });

  it('under review are chosen and decided together', async () => {
    const review = { state: 'REVIEW' as const, reasons: ['too-quick' as const] };
    const rides = [17, 27].map((id) => rideWith({ _id: identifier(id), rideStatus: 'COMPLETED', review }));
    const REVIEWS = 'POST /ride/reviews';
    const reviewed = rides.map(({ _id }) => _id);
    const sent = answering({ [LIST]: pageOf(rides), [REVIEWS]: success({ reviewed, refused: [] }) });
    openPage('/admin/rides?status=REVIEW');
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Choose ride P-0000Q' }));
    expect(screen.getByText('1 chosen')).toBeTruthy();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Choose all shown' }));
    await userEvent.click(screen.getByRole('button', { name: 'Leave out' }));
    const dialog = await screen.findByRole('dialog', { name: 'Leave 2 rides out for good?' });
    expect(sent.map(({ call }) => call)).not.toContain(REVIEWS);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Leave out for good' }));
    await waitFor(() =>
      expect(sent.find(({ call }) => call === REVIEWS)?.body).toEqual({ rides: reviewed, counts: false }),
    );
    expect(await screen.findByText('0 chosen')).toBeTruthy();
    expect(sent.find(({ call, query }) => call === LIST && query?.limit !== '1')?.query).toMatchObject({
      review: 'REVIEW',
    });
  });

  it('under review: a decision says which way it went, and the focus goes to the next row, at last to the heading', async () => {
    const review = { state: 'REVIEW' as const, reasons: ['too-quick' as const] };
    let rides = [17, 27, 37].map((id) => rideWith({ _id: identifier(id), rideStatus: 'COMPLETED', review }));
    answering({
      [LIST]: () => pageOf(rides),
      'POST /ride/reviews': () => {
        const [first, ...others] = rides;
        rides = others;
        return success({ reviewed: [first?._id], refused: [] });
      },
    });
    openPage('/admin/rides?status=REVIEW');
    const decide = async (ride: string, button: string) => {
      await userEvent.click(await screen.findByRole('checkbox', { name: `Choose ride ${ride}` }));
      await userEvent.click(screen.getByRole('button', { name: button }));
    };
    const leaveOut = async (ride: string) => {
      await decide(ride, 'Leave out');
      await userEvent.click(await screen.findByRole('button', { name: 'Leave out for good' }));
    };
    await decide('P-0000Q', 'Confirm');
    expect(await screen.findByText('1 ride confirmed.')).toBeTruthy();
    await waitFor(() => expect(screen.getByRole('link', { name: 'Open ride P-00017' })).toHaveFocus());
    await leaveOut('P-00017');
    expect(await screen.findByText('1 ride left out.')).toBeTruthy();
    await waitFor(() => expect(screen.getByRole('link', { name: 'Open ride P-0001Q' })).toHaveFocus());
    await leaveOut('P-0001Q');
    expect(await screen.findByText('No rides are under review.')).toBeTruthy();
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
  });

  it('under review show the figures behind each reason', async () => {
    const step = (to: 'PICKED UP' | 'COMPLETED', at: string) =>
      ({ from: null, to, by: 'DRIVER', at, reason: '' }) as const;
    const ridden = rideWith({
      rideStatus: 'COMPLETED',
      pickupPoint: { lat: 23.7561, lng: 90.3742 },
      dropPoint: { lat: 23.7329, lng: 90.4262 },
      history: [step('PICKED UP', '2026-11-02T06:00:00.000Z'), step('COMPLETED', '2026-11-02T06:01:05.000Z')],
      review: { state: 'REVIEW', reasons: ['too-quick', 'too-fast', 'fare-too-high', 'far-from-pickup'] },
    });
    answering({ [LIST]: pageOf([ridden]) });
    openPage('/admin/rides?status=REVIEW');
    for (const words of [
      'Quicker than a real ride: 1 min 5 s',
      'Faster than a vehicle can drive: 326 km/h',
      'Took too little time for this fare: ৳ 320 in 1 min 5 s',
      'Driver never came near the pickup',
    ])
      expect(await screen.findByText(words)).toBeTruthy();
  });

  it('that are completed have their fares’ sum, with how many it leaves out', async () => {
    const meta = { page: 1, limit: 10, total: 1, totalPage: 1, totalFare: 4_120, leftOut: 3 };
    answering({ [LIST]: success({ data: [rideWith({ rideStatus: 'COMPLETED' })], meta }) });
    openPage('/admin/rides?status=COMPLETED');
    expect(await screen.findByText('৳ 4,120')).toBeTruthy();
    expect(screen.getByText('3 rides under review or not counted are left out.')).toBeTruthy();
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

  it('are filtered by vehicle and days, and all filters are taken away at once', async () => {
    const sent = answering({ [LIST]: pageOf([rideWith()]) });
    const { router } = openPage('/admin/rides?from=2026-10-01&to=2026-10-31');
    await userEvent.selectOptions(await screen.findByLabelText('Vehicle type'), 'CNG');
    expect(router.state.location.search).toBe('?vehicle=CNG&from=2026-10-01&to=2026-10-31');
    await waitFor(() =>
      expect(sent.at(-1)?.query).toMatchObject({ vehicleType: 'CNG', from: '2026-10-01', to: '2026-10-31' }),
    );
    const first = screen.getByLabelText('First day');
    await userEvent.clear(first);
    await userEvent.type(first, '2026-11-15');
    await userEvent.click(screen.getByRole('button', { name: 'Show' }));
    expect(router.state.location.search).toBe('?vehicle=CNG&from=2026-10-31&to=2026-11-15');
    await userEvent.selectOptions(screen.getByLabelText('Time'), '7');
    expect(router.state.location.search).toBe('?vehicle=CNG&days=7');
    await userEvent.click(screen.getByRole('link', { name: 'Clear all filters' }));
    expect(router.state.location.search).toBe('');
  });

  it('are those of everybody, under way, overdue or ended, with counts', async () => {
    const counted = (query: URLSearchParams) => {
      if (query.get('limit') !== '1') return pageOf([rideWith()]);
      return pageOf([rideWith()], query.get('overdue') ? 3 : 46, 1);
    };
    const sent = answering({ [LIST]: counted });
    const { router } = openPage('/admin/rides?vehicle=CAR');
    expect(await screen.findByRole('link', { name: 'Open 46' })).toBeTruthy();
    await userEvent.click(await screen.findByRole('link', { name: 'Overdue 3' }));
    expect(router.state.location.search).toBe('?status=OVERDUE&vehicle=CAR');
    expect(screen.getByRole('link', { name: 'Overdue 3' }).getAttribute('aria-current')).toBe('page');
    await waitFor(() => expect(sent.at(-1)?.query).toMatchObject({ overdue: 'true', vehicleType: 'CAR' }));
  });

  it('are searched for, and a name that was found is chosen as rider or as driver', async () => {
    const sent = answering({ [LIST]: pageOf([rideWith()]) });
    const { router } = openPage();
    await userEvent.type(await screen.findByLabelText('Search rides'), 'rafiq');
    await waitFor(() => expect(router.state.location.search).toBe('?search=rafiq'));
    await waitFor(() => expect(sent.at(-1)?.query).toMatchObject({ find: 'rafiq' }));
    expect(screen.queryByRole('link', { name: 'Rider Nusrat Jahan' })).toBeNull();
    await userEvent.click(await screen.findByRole('link', { name: 'Driver Rafiqul Islam' }));
    expect(router.state.location.search).toBe(`?driver=${DRIVER}`);
    expect(screen.getByLabelText('Search rides')).toHaveValue('');
    await userEvent.click(await screen.findByRole('link', { name: 'Remove the filter: Driver Rafiqul Islam' }));
    expect(router.state.location.search).toBe('');
  });

  it('that wait too long say so', async () => {
    answering({ [LIST]: pageOf([rideWith(), rideWith({ _id: identifier(6), rideStatus: 'COMPLETED' })]) });
    openPage();
    expect(await screen.findAllByText('Overdue', { selector: '.admin-changed' })).toHaveLength(1);
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
