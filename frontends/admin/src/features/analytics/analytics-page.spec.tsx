import { setLanguage } from '@pothik/api-client';
import { dhakaDay, dhakaDayAfter } from '@pothik/contracts/platform';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ANALYTICS_ANSWERS, DRIVERS, DRIVERS_ANSWER, isBefore, RIDES, ridesOf } from '../../testing/analytics-answers';
import { answering, newAdministrator, open, refusal } from '../../testing/fixture';
import { Component as AnalyticsPage } from './analytics-page';

const ANSWERS = ANALYTICS_ANSWERS;
const openAnalytics = (address = '/admin/analytics') => open(<AnalyticsPage />, address);
const tile = async (label: string) =>
  (await screen.findByText(label, { selector: '.ui-stat-label' })).closest('div') as HTMLElement;
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
    expect(await screen.findByText('Completed, 80% of all rides')).toBeTruthy();
    expect(screen.getByText('৳ 2,500')).toBeTruthy();
    expect(await screen.findByText('Drivers with a completed ride, of 4 active')).toBeTruthy();
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
      expect(sent.map(({ query }) => query)).toEqual(
        expect.arrayContaining([
          { from: dhakaDayAfter(to, -6), to },
          { from: dhakaDayAfter(to, -12), to: dhakaDayAfter(to, -7) },
        ]),
      ),
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

  it('say how each total has changed against the period before', async () => {
    answering({ ...ANSWERS, [RIDES]: (query) => ridesOf(query, query.get('to') === '2026-01-07' ? 20 : 10) });
    openAnalytics('/admin/analytics?from=2026-01-08&to=2026-01-14');
    const requested = await tile('Rides requested');
    expect(await within(requested).findByText('-50% against the 7 days before')).toBeTruthy();
    expect(await tile('Fares')).toHaveTextContent('-50% against the 7 days before');
    const drivers = await tile('Drivers with a completed ride, of 4 active');
    expect(drivers).toHaveTextContent('The same as the 7 days before');
    // There were none before.
    expect(await tile('SOS incidents')).toHaveTextContent(/^SOS incidents0$/);
  });

  it('leave today, of which only a part is over, out of the comparison', async () => {
    answering({ ...ANSWERS, [RIDES]: (query) => ridesOf(query, isBefore(query) ? 20 : 10) });
    openAnalytics('/admin/analytics?days=7');
    const requested = await tile('Rides requested');
    expect(await within(requested).findByText('-50% against the 6 days before, today left out')).toBeTruthy();
    // Whoever drove on several days is counted once, so the days do not add up without today.
    const drivers = await tile('Drivers with a completed ride, of 4 active');
    expect(drivers).toHaveTextContent(/active3$/);
  });

  it('of today alone compare nothing and say that they are of the day so far', async () => {
    const sent = answering(ANSWERS);
    const today = dhakaDay(new Date());
    openAnalytics(`/admin/analytics?from=${today}&to=${today}`);
    expect(await tile('Rides requested')).toHaveTextContent(/^Rides requested10So far today$/);
    expect(await tile('Fares')).toHaveTextContent(/So far today$/);
    const yesterday = dhakaDayAfter(today, -1);
    expect(sent.some(({ query }) => query?.to === yesterday)).toBe(false);
  });

  it('say no percents of more than ten times as many', async () => {
    answering({ ...ANSWERS, [RIDES]: (query) => ridesOf(query, isBefore(query) ? 10 : 1000) });
    openAnalytics();
    expect(await screen.findAllByText('More than 10 times the 29 days before, today left out')).toHaveLength(3);
  });

  it('have every chart, some by one press', async () => {
    answering(ANSWERS);
    openAnalytics();
    await screen.findByText('Completed, 80% of all rides');
    await waitFor(() => expect(screen.getAllByRole('button', { name: 'Drivers' })).toHaveLength(3));
    const titles = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    expect(titles()).toEqual([
      'Rides by day',
      'Rides by status',
      'BDT by day',
      'Rides by vehicle type',
      'Busiest hours',
      'SOS incidents',
    ]);
    for (const drivers of screen.getAllByRole('button', { name: 'Drivers' })) await userEvent.click(drivers);
    expect(titles()).toEqual([
      'Rides by day',
      'Drivers by status',
      'Active drivers by day',
      'Drivers by vehicle type',
      'Busiest hours',
      'SOS incidents',
    ]);
    await userEvent.click(screen.getByRole('button', { name: 'SOS' }));
    await userEvent.click(screen.getAllByRole('button', { name: 'BDT' }).at(-1) as HTMLElement);
    expect(titles()).toEqual(expect.arrayContaining(['SOS incidents by day', 'BDT by vehicle type']));
  });

  it('draw statuses and vehicles as bars that are read as a list, the vehicle with the most rides first', async () => {
    answering(ANSWERS);
    openAnalytics();
    const status = await screen.findByRole('list', { name: 'Rides by status' });
    const texts = (list: HTMLElement) =>
      within(list)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent);
    expect(texts(status)).toContain('COMPLETED880%');
    expect(texts(status)).toContain('REQUESTED0');
    const vehicles = screen.getByRole('list', { name: 'Rides by vehicle type' });
    expect(texts(vehicles)).toEqual(['CNG10 Completed: 8. Not completed: 2.', 'Car0 Completed: 0. Not completed: 0.']);
  });

  it('write digits and days in Bangla', async () => {
    answering(ANSWERS);
    await setLanguage('bn');
    openAnalytics('/admin/analytics?from=2026-11-01&to=2026-11-02');
    const card = await chart('দিন অনুযায়ী টাকা');
    await userEvent.click(card.getByRole('button', { name: 'দিন অনুযায়ী টাকা, ছক আকারে' }));
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
    expect(await screen.findByText('Completed, 80% of all rides')).toBeTruthy();
    expect(await screen.findByRole('alert')).toHaveTextContent('The figures of the drivers did not load');
    answers[DRIVERS] = DRIVERS_ANSWER;
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('Waiting for approval')).toBeTruthy();
    expect(screen.getAllByRole('button', { name: 'Drivers' })).toHaveLength(3);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('of which none load are all fetched again by one Retry', async () => {
    const unavailable = refusal(503, 'request/unavailable', 'Please try again later.');
    const sent = answering({ [RIDES]: unavailable, [DRIVERS]: unavailable });
    const failed = () => new Set(sent.map(({ call }) => call));
    openAnalytics();
    expect(await screen.findByText('The figures did not load')).toBeTruthy();
    await waitFor(() => expect(failed()).toEqual(new Set([RIDES, DRIVERS])));
    expect(screen.getAllByRole('alert')).toHaveLength(1);
    answering(ANSWERS);
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('Completed, 80% of all rides')).toBeTruthy();
    expect(await screen.findByText('Waiting for approval')).toBeTruthy();
  });
});
