import { dhakaDay } from '@pothik/contracts/platform';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answering, giving, openAs, refusing } from '../../../testing/fixture';
import { person } from '../../../testing/samples';
import { Component as StatementPage } from './statement-page';

const TODAY = dhakaDay(new Date());
const CALL = 'GET /ride/statement';
const NO_SUMS = { rides: 0, fares: 0, cash: 0, wallet: 0, tips: 0, writtenOff: 0, open: 0 };
const SUMS = { ...NO_SUMS, rides: 1, fares: 220, cash: 240, tips: 20 };
const RIDE = '665000000000000000000005';
const lines = [
  { kind: 'fare', ride: RIDE, at: `${TODAY}T06:00:00.000Z`, amount: 220, isUnderReview: true },
  { kind: 'tip', ride: RIDE, at: `${TODAY}T06:05:00.000Z`, amount: 20, way: 'CASH', isLate: true },
];
const open = (search = '') =>
  openAs(person('DRIVER'), [{ path: '/driver/statement', Component: StatementPage }], `/driver/statement${search}`);
const withDays = (...days: object[]) =>
  answering({ [CALL]: giving((query) => ({ from: query.get('from'), to: query.get('to'), totals: SUMS, days })) });

describe('a driver’s statement', () => {
  it('totals closed days, marks the running one, and has the lines of one day', async () => {
    withDays(
      { day: '2026-11-01', closedAt: '2026-11-01T21:00:00.000Z', digest: 'abcdef0123456789', sums: SUMS },
      { day: TODAY, closedAt: null, digest: null, sums: { ...SUMS, open: 90 }, lines },
    );
    open(`?from=${TODAY}&to=${TODAY}`);
    expect(await screen.findByText('Closed, abcdef01')).toBeVisible();
    expect(screen.getByText('Still open')).toBeVisible();
    expect(screen.getAllByText(/^৳\s220$/).length).toBeGreaterThan(2);
    const list = screen.getAllByRole('list').at(-1) as HTMLElement;
    expect(within(list).getByText(/Fare, under review/)).toBeVisible();
    expect(within(list).getByText(/Tip, of an earlier day/)).toBeVisible();
  });

  it('says that there is nothing', async () => {
    withDays();
    open();
    expect(await screen.findByText('Nothing in these days')).toBeVisible();
  });

  it('offers Retry', async () => {
    answering({ [CALL]: refusing(500, 'platform/unexpected', 'Something went wrong') });
    open();
    const retry = await screen.findByRole('button', { name: 'Retry' });
    withDays();
    await userEvent.click(retry);
    expect(await screen.findByText('Nothing in these days')).toBeVisible();
  });
});
