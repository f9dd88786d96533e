import { dhakaDay, dhakaDayAfter, dhakaHour } from '@pothik/contracts/platform';
import { screen, waitFor } from '@testing-library/react';
import { ANALYTICS_ANSWERS, DRIVER_LIST, DRIVERS_TODAY, RIDES, ridesOf } from '../../testing/analytics-answers';
import { answering, newAdministrator, open, pageOf, refusal } from '../../testing/fixture';
import { driverWith } from '../../testing/samples';
import { TotalsNow } from './totals-now';

beforeEach(() => newAdministrator());

const tileOf = async (label: string) => (await screen.findByText(label)).closest('div');

describe('how it stands now', () => {
  it('is said by the rides of today, whatever the period', async () => {
    const sent = answering(ANALYTICS_ANSWERS);
    open(<TotalsNow drivers={undefined} />, '/admin/analytics?days=90');
    await waitFor(async () => expect(await tileOf('Rides today')).toHaveTextContent('Rides today10'));
    const today = dhakaDay(new Date());
    const lastWeek = dhakaDayAfter(today, -7);
    expect(sent.filter(({ call }) => call === RIDES).map(({ query }) => query)).toEqual([
      { from: today, to: today },
      { from: lastWeek, to: lastWeek },
    ]);
  });

  it('compares the hours that today has in full with those of the same weekday a week ago', async () => {
    jest.useFakeTimers({ now: new Date('2026-11-02T04:40:00Z'), advanceTimers: true });
    try {
      answering({
        ...ANALYTICS_ANSWERS,
        [RIDES]: (query) => ridesOf(query, query.get('to') === '2026-11-02' ? 30 : 20),
      });
      open(<TotalsNow drivers={undefined} />, '/admin/analytics');
      expect(dhakaHour(new Date())).toBe(10);
      expect(await screen.findByText('+50% against last Monday until 10:00')).toBeTruthy();
    } finally {
      jest.useRealTimers();
    }
  });

  it('is said by the number of approved drivers who are ONLINE, with a link to the live map', async () => {
    const sent = answering(ANALYTICS_ANSWERS);
    open(<TotalsNow drivers={undefined} />, '/admin/analytics');
    const link = await screen.findByRole('link', { name: 'Live map' });
    expect(link.getAttribute('href')).toBe('/admin/live');
    expect(await tileOf('Drivers online now')).toHaveTextContent('Drivers online now2');
    const query = sent.find(({ call }) => call === DRIVER_LIST)?.query;
    expect(query).toEqual({ status: 'APPROVED', availabilityStatus: 'ONLINE', limit: '1' });
  });

  it('says who waits for approval and who changed something since, with links to both lists', async () => {
    const sent = answering({ ...ANALYTICS_ANSWERS, [DRIVER_LIST]: pageOf([driverWith()], 3, 1) });
    open(<TotalsNow drivers={DRIVERS_TODAY} />, '/admin/analytics');
    const changed = await screen.findByRole('link', { name: '3 changed' });
    expect(changed.getAttribute('href')).toBe('/admin/all-drivers?changed=true');
    expect(screen.getByRole('link', { name: 'Review' }).getAttribute('href')).toBe('/admin/pending-drivers');
    expect(await tileOf('Waiting for approval')).toHaveTextContent(/approval2Review · 3 changed$/);
    expect(sent.map(({ query }) => query)).toContainEqual({ changed: 'true', limit: '1' });
  });

  it('says nothing of approval and changes when nobody waits', async () => {
    answering({ ...ANALYTICS_ANSWERS, [DRIVER_LIST]: pageOf([], 0, 1) });
    open(<TotalsNow drivers={{ ...DRIVERS_TODAY, byStatus: [] }} />, '/admin/analytics');
    await waitFor(async () => expect(await tileOf('Drivers online now')).toHaveTextContent('now0'));
    expect(await tileOf('Waiting for approval')).toHaveTextContent(/approval0$/);
  });

  it('says that the changes did not load, beside who waits for approval', async () => {
    answering({ ...ANALYTICS_ANSWERS, [DRIVER_LIST]: refusal(503, 'request/unavailable', 'Please try again later.') });
    open(<TotalsNow drivers={DRIVERS_TODAY} />, '/admin/analytics');
    expect(await screen.findByText(/Changes did not load$/)).toHaveTextContent('Review · Changes did not load');
  });

  it('that does not load is said to be missing', async () => {
    const unavailable = refusal(503, 'request/unavailable', 'Please try again later.');
    answering({ [RIDES]: unavailable, [DRIVER_LIST]: unavailable });
    open(<TotalsNow drivers={undefined} />, '/admin/analytics');
    await waitFor(() => expect(screen.getAllByText('Did not load')).toHaveLength(2));
  });
});
