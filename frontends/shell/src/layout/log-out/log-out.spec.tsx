import { useCurrentUser } from '@pothik/api-client';
import type { Me } from '@pothik/contracts/user';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answering, openPage, sampleRider, success } from '../../testing/fixture';
import { AccountMenu } from '../account-menu';
import { LogOutSlot } from './log-out-slot';

const LOG_OUT = 'POST /auth/logout';
const driver: Me = { ...sampleRider, role: 'DRIVER' };
const requests = (total: number) =>
  success({ data: [], meta: { page: 1, limit: 1, total, totalPage: total === 0 ? 0 : 1 } });
const ride = (rideStatus: string) => success({ rideStatus });

function Page() {
  const user = useCurrentUser();
  return (
    <>
      {user && <AccountMenu user={user} />}
      <LogOutSlot />
    </>
  );
}

/** Presses Log Out in the account menu; returns the calls sent. */
async function pressLogOut(user: Me, answers: Parameters<typeof answering>[0]) {
  const sent = answering({ [LOG_OUT]: success(null), ...answers });
  const page = await openPage(Page, '/about', user);
  await userEvent.click(screen.getByRole('button', { name: 'Account menu' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Log Out' }));
  return { loggedOut: () => sent.some(({ call }) => call === LOG_OUT), page };
}

describe('Log Out', () => {
  it.each([
    ['a rider without a ride', sampleRider, { 'GET /ride/current-ride': success(null) }],
    [
      'a driver without ride and requests',
      driver,
      { 'GET /ride/current-ride': success(null), 'GET /ride/rides': requests(0) },
    ],
    ['an administrator', { ...sampleRider, role: 'ADMIN' } satisfies Me, {}],
    ['a rider whose rides cannot be read', sampleRider, {}],
  ])('logs out %s at once', async (_who, user, answers) => {
    const warned = jest.spyOn(console, 'warn').mockImplementation();
    const { loggedOut, page } = await pressLogOut(user, answers);
    await waitFor(() => expect(loggedOut()).toBe(true));
    await waitFor(() => expect(page.address()).toBe('/'));
    expect(screen.queryByRole('dialog')).toBeNull();
    warned.mockRestore();
  });

  it.each([
    [
      'a rider who waits for an answer',
      sampleRider,
      { 'GET /ride/current-ride': ride('REQUESTED') },
      /Your request stays open/,
    ],
    ['a rider on a ride', sampleRider, { 'GET /ride/current-ride': ride('ACCEPTED') }, /You will not see your driver/],
    ['a driver on a ride', driver, { 'GET /ride/current-ride': ride('IN TRANSIT') }, /Log in again to finish it/],
    [
      'a driver whom riders wait for',
      driver,
      { 'GET /ride/current-ride': success(null), 'GET /ride/rides': requests(2) },
      /Riders are waiting for your answer/,
    ],
  ])('asks %s first, and staying is the expected answer', async (_who, user, answers, words) => {
    const { loggedOut } = await pressLogOut(user, answers);
    expect(await screen.findByText(words)).toBeVisible();
    const stay = screen.getByRole('button', { name: 'Stay logged in' });
    expect(stay.className).toContain('ui-primary');
    await userEvent.keyboard('{Enter}');
    expect(loggedOut()).toBe(false);
    await userEvent.click(stay);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(loggedOut()).toBe(false);
  });

  it('logs out who confirms it, by keyboard alone', async () => {
    const { loggedOut, page } = await pressLogOut(sampleRider, { 'GET /ride/current-ride': ride('ACCEPTED') });
    await waitFor(() => expect(screen.getByRole('dialog')).toHaveFocus());
    const leave = screen.getByRole('button', { name: 'Log out' });
    for (const _stop of ['Close', 'Stay logged in', 'Log out']) await userEvent.tab();
    expect(leave).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(loggedOut()).toBe(true));
    await waitFor(() => expect(page.address()).toBe('/'));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
