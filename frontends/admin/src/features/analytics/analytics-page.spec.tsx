import { setLanguage } from '@pothik/api-client';
import { dhakaDay, dhakaDayAfter, dhakaDaysFrom } from '@pothik/contracts/platform';
import { RIDE_STATUS } from '@pothik/contracts/ride';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answering, newAdministrator, open, refusal, success } from '../../testing/fixture';
import { Component as AnalyticsPage } from './analytics-page';

const RIDES = 'GET /ride/analytics';
const DRIVERS = 'GET /driver/analytics';

/** Ten rides on the first day, eight of them completed. */
function ridesOf(query: URLSearchParams, rides = 10) {
  const from = query.get('from') ?? '';
  const to = query.get('to') ?? '';
  const counts = { rides, completed: rides * 0.8, fare: rides * 250 };
  const none = { rides: 0, completed: 0, fare: 0, activeDrivers: 0, sosIncidents: 0 };
  const byDay = dhakaDaysFrom(from, to).map((day, index) => ({
    ...none,
    ...(index === 0 ? { ...counts, activeDrivers: 3 } : {}),
    day,
  }));
  return success({
    from,
    to,
    totals: { ...counts, activeDrivers: 3, sosIncidents: 0 },
    byDay,
    byStatus: Object.values(RIDE_STATUS).map((rideStatus) => ({ rideStatus, rides: 0 })),
    byVehicleType: [{ vehicleType: 'CAR', ...counts }],
    byHour: Array.from({ length: 24 }, (_, hour) => ({ hour, rides: hour === 8 ? rides : 0 })),
  });
}

const DRIVERS_ANSWER = success({
  from: '2026-11-02',
  to: '2026-11-02',
  totals: { drivers: 7, activeDrivers: 4 },
  byStatus: [
    { status: 'PENDING', drivers: 2 },
    { status: 'APPROVED', drivers: 5 },
    { status: 'SUSPENDED', drivers: 0 },
  ],
  byVehicleType: [],
});
const ANSWERS = { [RIDES]: (query: URLSearchParams) => ridesOf(query), [DRIVERS]: DRIVERS_ANSWER };
const openAnalytics = (address = '/admin/analytics') => open(<AnalyticsPage />, address);
const chart = async (title: string) => {
  const found = (await screen.findByRole('heading', { name: title })).closest('section');
  return within(found as HTMLElement);
};

/** On a submission that navigates, React calls FormData with the form; Node's FormData, used here, accepts none. */
class EmptyFormData extends FormData {
  // biome-ignore lint/complexity/noUselessConstructor: drops the form that it is given
  constructor() {
    super();
  }
}

beforeEach(async () => {
  globalThis.FormData = EmptyFormData;
  await newAdministrator();
});

describe('the analytics', () => {
  it('show the totals of the last 30 days in Dhaka', async () => {
    const sent = answering(ANSWERS);
    openAnalytics();
    expect(await screen.findByText('80% of all rides')).toBeTruthy();
    expect(screen.getByText('৳ 2,500')).toBeTruthy();
    expect(await screen.findByText('4 were online or on a ride')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Review' }).getAttribute('href')).toBe('/admin/pending-drivers');
    const to = dhakaDay(new Date());
    expect(sent.find(({ call }) => call === RIDES)?.query).toEqual({ from: dhakaDayAfter(to, -29), to });
  });

  it('have the period in the address', async () => {
    const sent = answering(ANSWERS);
    const { router } = openAnalytics();
    await userEvent.click(await screen.findByRole('button', { name: '7 days' }));
    expect(router.state.location.search).toBe('?days=7');
    const to = dhakaDay(new Date());
    await waitFor(() =>
      expect(sent.filter(({ call }) => call === RIDES).at(-1)?.query).toEqual({ from: dhakaDayAfter(to, -6), to }),
    );
    expect(screen.getByRole('button', { name: '7 days' }).getAttribute('aria-pressed')).toBe('true');
  });

  it('take chosen days, and refuse an invalid period with the API’s message', async () => {
    answering(ANSWERS);
    const { router } = openAnalytics('/admin/analytics?from=2026-01-01&to=2026-01-31');
    const from = await screen.findByLabelText('From');
    expect(from).toHaveValue('2026-01-01');
    await userEvent.clear(from);
    await userEvent.type(from, '2026-03-01');
    await userEvent.click(screen.getByRole('button', { name: 'Show' }));
    expect(screen.getByRole('alert')).toHaveTextContent(
      'A period ends on or after its first day and has at most 366 days.',
    );
    expect(from).toHaveFocus();
    await userEvent.clear(screen.getByLabelText('To'));
    await userEvent.type(screen.getByLabelText('To'), '2026-03-09');
    await userEvent.click(screen.getByRole('button', { name: 'Show' }));
    expect(router.state.location.search).toBe('?from=2026-03-01&to=2026-03-09');
  });

  it('draw a chart with a title, a sentence, and the same numbers as a table', async () => {
    answering(ANSWERS);
    openAnalytics('/admin/analytics?from=2026-11-01&to=2026-11-02');
    const card = await chart('Rides by day');
    expect(card.getByText('Between 0 and 10; most: Sun, 1 Nov 2026.')).toBeTruthy();
    const toggle = card.getByRole('button', { name: 'Rides by day as a table' });
    await userEvent.click(toggle);
    expect(toggle.getAttribute('aria-pressed')).toBe('true');
    const rows = card.getAllByRole('row').map(({ textContent }) => textContent);
    expect(rows).toEqual(['DayCompletedNot completed', 'Sun, 1 Nov 202682', 'Mon, 2 Nov 202600']);
  });

  it('have every chart', async () => {
    answering(ANSWERS);
    openAnalytics();
    await screen.findByText('80% of all rides');
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Drivers by vehicle type' })).toBeTruthy());
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'Rides by day',
      'BDT by day',
      'Rides by status',
      'Busiest hours',
      'Rides by vehicle type',
      'BDT by vehicle type',
      'Active drivers by day',
      'SOS incidents by day',
      'Drivers by status',
      'Drivers by vehicle type',
    ]);
  });

  it('write digits and days in Bangla', async () => {
    answering(ANSWERS);
    await setLanguage('bn');
    openAnalytics('/admin/analytics?from=2026-11-01&to=2026-11-02');
    const card = await chart('দিন অনুযায়ী টাকা');
    await userEvent.click(card.getByRole('button'));
    expect(card.getByText('৳ ২,৫০০')).toBeTruthy();
    expect(card.getByRole('rowheader', { name: 'রবি, ১ নভে, ২০২৬' })).toBeTruthy();
  });

  it('of a period without rides say so, and link to the last 30 days', async () => {
    answering({ ...ANSWERS, [RIDES]: (query) => ridesOf(query, 0) });
    const { router } = openAnalytics('/admin/analytics?days=7');
    expect(await screen.findByRole('heading', { name: 'No rides in this period' })).toBeTruthy();
    await userEvent.click(screen.getByRole('link', { name: 'Show the last 30 days' }));
    expect(router.state.location.search).toBe('');
  });

  it('that do not load offer Retry', async () => {
    answering({ ...ANSWERS, [RIDES]: refusal(503, 'request/unavailable', 'Please try again later.') });
    openAnalytics();
    expect(await screen.findByText('The figures did not load')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Retry' })).toBeTruthy();
  });

  it('of the drivers that do not load are reported beside those of the rides, with Retry', async () => {
    const answers = { ...ANSWERS, [DRIVERS]: refusal(503, 'request/unavailable', 'Please try again later.') };
    answering(answers);
    openAnalytics();
    expect(await screen.findByText('80% of all rides')).toBeTruthy();
    expect(await screen.findByRole('alert')).toHaveTextContent('The figures of the drivers did not load');
    answers[DRIVERS] = DRIVERS_ANSWER;
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('Waiting for approval')).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'Drivers by status' })).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('of which none load are all fetched again by one Retry', async () => {
    const unavailable = refusal(503, 'request/unavailable', 'Please try again later.');
    const sent = answering({ [RIDES]: unavailable, [DRIVERS]: unavailable });
    openAnalytics();
    expect(await screen.findByText('The figures did not load')).toBeTruthy();
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(screen.getAllByRole('alert')).toHaveLength(1);
    answering(ANSWERS);
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('80% of all rides')).toBeTruthy();
    expect(await screen.findByText('Waiting for approval')).toBeTruthy();
  });
});
