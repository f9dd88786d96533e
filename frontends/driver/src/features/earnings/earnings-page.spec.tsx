import { dhakaDay, dhakaDayAfter, dhakaDaysFrom } from '@pothik/contracts/platform';
import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answering, giving, openAs, refusing } from '../../testing/fixture';
import { person } from '../../testing/samples';
import { Component as EarningsPage } from './earnings-page';

const TODAY = dhakaDay(new Date());
const CALL = 'GET /driver/earnings';
const routes = [{ path: '/driver/earnings', Component: EarningsPage }];
const open = (search = '') => openAs(person('DRIVER'), routes, `/driver/earnings${search}`);

/** Two rides today, for 1,250 BDT together. */
function withTwoRidesToday() {
  const queries: string[] = [];
  const data = (query: URLSearchParams) => {
    queries.push(String(query));
    const [from = TODAY, to = TODAY] = [query.get('from') ?? TODAY, query.get('to') ?? TODAY];
    const sums = (day: string) => (day === TODAY ? { rides: 2, earnings: 1250 } : { rides: 0, earnings: 0 });
    const byDay = dhakaDaysFrom(from, to).map((day) => ({ day, ...sums(day) }));
    return { from, to, totals: { rides: 2, earnings: 1250, onlineMs: 0 }, byDay };
  };
  answering({ [CALL]: giving(data) });
  return queries;
}

describe('the earnings of a driver', () => {
  it('show totals, a bar and a row for each day, the latest first', async () => {
    withTwoRidesToday();
    open();
    const table = await screen.findByRole('table', { name: 'By day' });
    const [, latest] = within(table).getAllByRole('row');
    expect(within(table).getAllByRole('row')).toHaveLength(8);
    expect(within(latest as HTMLElement).getByText('৳ 1,250')).toBeVisible();
    const picture = screen.getByRole('img', { name: /^Earnings per day, .* The best day brought ৳\s1,250\./ });
    expect([...picture.children].map((bar) => (bar as HTMLElement).style.getPropertyValue('--share'))).toEqual([
      ...Array(6).fill('0'),
      '1',
    ]);
    expect(screen.getByText('৳ 625')).toBeVisible();
  });

  it('a period is chosen by one press and is in the address bar', async () => {
    const queries = withTwoRidesToday();
    const address = open();
    expect(await screen.findByRole('button', { name: '7 days', pressed: true })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: '30 days' }));
    const month = `from=${dhakaDayAfter(TODAY, -29)}&to=${TODAY}`;
    expect(address()).toBe(`/driver/earnings?${month}`);
    await userEvent.click(screen.getByRole('button', { name: 'Today' }));
    expect(address()).toBe(`/driver/earnings?from=${TODAY}&to=${TODAY}`);
    expect(await screen.findByText(/2 rides$/, { selector: '[role="status"]' })).toBeTruthy();
    expect(screen.queryByRole('img')).toBeNull();
    expect(queries).toContain(month);
  });

  it('other days are chosen by their first and last one', async () => {
    withTwoRidesToday();
    const address = open();
    const first = dhakaDayAfter(TODAY, -2);
    fireEvent.change(await screen.findByLabelText('From'), { target: { value: first } });
    expect(address()).toBe(`/driver/earnings?from=${first}&to=${TODAY}`);
  });

  it('a half-typed day changes nothing, and is reset', async () => {
    withTwoRidesToday();
    const address = open();
    const field = await screen.findByLabelText('From');
    fireEvent.change(field, { target: { value: '0002-11-21' } });
    expect(address()).toBe('/driver/earnings');
    fireEvent.blur(field);
    expect(field).toHaveValue(dhakaDayAfter(TODAY, -6));
  });

  it('days without a ride say No Rides Found', async () => {
    answering({ [CALL]: { from: TODAY, to: TODAY, totals: { rides: 0, earnings: 0, onlineMs: 0 }, byDay: [] } });
    open();
    expect(await screen.findByText('No Rides Found')).toBeVisible();
  });

  it('a failure offers Retry', async () => {
    answering({ [CALL]: refusing(500, 'platform/unexpected', 'Something went wrong') });
    open();
    const retry = await screen.findByRole('button', { name: 'Retry' });
    withTwoRidesToday();
    await userEvent.click(retry);
    expect(await screen.findByRole('table', { name: 'By day' })).toBeVisible();
  });
});
