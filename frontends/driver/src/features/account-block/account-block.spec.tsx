import type { Me } from '@pothik/contracts/user';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { startCollecting } from '../../collect/collect.store';
import { answering, openAs, page, refusing } from '../../testing/fixture';
import { driverWith, person, rideWith, VEHICLE } from '../../testing/samples';
import { Component as AccountBlock } from './account-block';

function open(
  driver: object,
  ride: object | null = null,
  waiting: readonly object[] = [],
  more: object = {},
  account: Me = person('DRIVER'),
) {
  const answers = {
    'GET /driver/drivers': page([driver]),
    'GET /ride/current-ride': () => ({ body: { success: true, message: '', data: ride } }),
    'GET /ride/rides': page(waiting),
    ...more,
  };
  answering(answers);
  const routes = [{ Component: AccountBlock, children: [{ path: '/driver', element: 'the pages' }] }];
  openAs(account, routes, '/driver');
}

const CANCELLED_KEY = `driver-cancelled:${person('DRIVER')._id}`;
const storeCancelled = (stored: string) =>
  localStorage.setItem(CANCELLED_KEY, `another-ride\n2026-11-02T06:00:00.000Z\nMirpur 10\n${stored}`);

describe('the block around a driver’s pages', () => {
  it('lets an approved driver in', async () => {
    open(driverWith());
    expect(await screen.findByText('the pages')).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('blocks a pending driver and links home', async () => {
    open(driverWith({ status: 'PENDING' }));
    expect(await screen.findByRole('dialog', { name: 'Account Pending' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Go to Home' }).getAttribute('href')).toBe('/');
    expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
    expect(screen.queryByText('the pages')).toBeNull();
  });

  it('tells a pending driver what is missing, with a link to where each is added', async () => {
    open(driverWith({ status: 'PENDING' }), null, [], {}, { ...person('DRIVER'), phone: '' });
    const dialog = within(await screen.findByRole('dialog', { name: 'Account Pending' }));
    expect(dialog.getByText('Your phone number')).toBeVisible();
    expect(dialog.getByRole('link', { name: 'Add phone' })).toHaveAttribute('href', '/profile?edit=person');
    expect(dialog.getByText('Pictures of your vehicle')).toBeVisible();
    expect(dialog.getByRole('link', { name: 'Add pictures' })).toHaveAttribute('href', '/profile?edit=vehicle');
  });

  it('asks a pending driver to confirm the number', async () => {
    const { isPhoneProven: _, ...unproven } = person('DRIVER');
    open(driverWith({ status: 'PENDING' }), null, [], {}, unproven);
    expect(await screen.findByText('Your phone number is not confirmed yet.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Confirm number' })).toHaveAttribute('href', '/profile?edit=phone');
  });

  it('blocks a suspended driver, says why, and links to support', async () => {
    open(driverWith({ status: 'SUSPENDED', statusReason: 'Licence expired' }));
    expect(await screen.findByRole('dialog', { name: 'Account Suspended' })).toBeTruthy();
    expect(screen.getByText('Licence expired')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Contact Support' }).getAttribute('href')).toBe('/support');
  });

  it.each(['PENDING', 'SUSPENDED'] as const)(
    'home, support, account and logging out stay reachable: %s',
    async (status) => {
      open(driverWith({ status, vehicle: { ...VEHICLE, images: ['/picture.webp'] } }));
      const dialog = await screen.findByRole('dialog');
      const links = within(dialog).getAllByRole('link');
      expect(links.map((link) => link.getAttribute('href')).sort()).toEqual(['/', '/profile', '/support']);
      expect(within(dialog).getByRole('button', { name: 'Log Out' })).toBeEnabled();
    },
  );

  it('lets a driver suspended on a ride finish that ride, and nothing else', async () => {
    const driver = driverWith({ status: 'SUSPENDED', statusReason: 'Licence expired', engaged: true });
    open(driver, rideWith({ rideStatus: 'IN TRANSIT', fare: 320 }));
    expect(await screen.findByRole('button', { name: /^Hold to complete/ })).toBeTruthy();
    await waitFor(() => expect(screen.getByText('Account Suspended')).toBeTruthy());
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.queryByText('the pages')).toBeNull();
  });

  it('a driver suspended on a ride collects its fare, and is blocked once it is received', async () => {
    const ride = rideWith({ rideStatus: 'COMPLETED', fare: 320 });
    const payment = { ride: ride._id, fare: 320, status: 'OWED', history: [] };
    const answer = (data: object) => () => ({ body: { success: true, message: '', data } });
    startCollecting(ride.driver.user._id, ride._id);
    open(driverWith({ status: 'SUSPENDED', statusReason: 'Licence expired' }), null, [], {
      [`GET /ride/${ride._id}`]: answer(ride),
      [`GET /ride/payment/${ride._id}`]: answer(payment),
      [`POST /ride/payment/received/${ride._id}`]: answer({ ...payment, status: 'SAID_BY_DRIVER' }),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Received ৳\u00a0320' }));
    expect(await screen.findByRole('dialog', { name: 'Account Suspended' })).toBeVisible();
  });

  it.each([
    [500, 'platform/unexpected'],
    [503, 'platform/unavailable'],
  ])('a suspended driver whose ride does not load (%s) sees whom to call, and Retry loads it', async (status, code) => {
    const driver = driverWith({ status: 'SUSPENDED', statusReason: 'Licence expired', engaged: true });
    const ride = rideWith({ rideStatus: 'IN TRANSIT', fare: 320 });
    const refused = refusing(status, code, 'Something went wrong');
    let fails = true;
    const answer = () => (fails ? refused() : { body: { success: true, message: '', data: ride } });
    open(driver, null, [], { 'GET /ride/current-ride': answer });
    expect(await screen.findByText('Your ride did not load')).toBeTruthy();
    expect(screen.getByText('Account Suspended')).toBeTruthy();
    expect(screen.getByRole('link', { name: '999' }).getAttribute('href')).toBe('tel:999');
    expect(screen.queryByText('the pages')).toBeNull();
    fails = false;
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('button', { name: /^Hold to complete/ })).toBeTruthy();
    expect(screen.queryByText('Your ride did not load')).toBeNull();
  });

  it.each([
    ['RIDER\nmoved-away\n', 'The rider asked the next driver: you were moving away'],
    ['RIDER\n\nMy plans have changed', 'The rider cancelled the ride: My plans have changed'],
    ['POTHIK\nnot-picked-up\n', 'Pothik cancelled the ride: The rider was not picked up in time'],
  ])('says who ended which ride, when and why until it is seen: %j', async (stored, words) => {
    storeCancelled(stored);
    open(driverWith());
    const notice = await screen.findByText(`12:00 PM, from Mirpur 10. ${words}`);
    expect(notice).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'OK' }));
    expect(notice).not.toBeInTheDocument();
  });

  it('says nothing of it over the next ride, nor after that', async () => {
    storeCancelled('RIDER\n\nMy plans have changed');
    open(driverWith({ engaged: true }), rideWith({ rideStatus: 'ACCEPTED' }));
    await waitFor(() => expect(localStorage.getItem(CANCELLED_KEY)).toBeNull());
    expect(screen.queryByText(/cancelled the ride/)).toBeNull();
  });

  it('counts the waiting requests in the title of the tab, on every page', async () => {
    document.title = 'Earnings · Pothik';
    open(driverWith(), null, [rideWith({ rideStatus: 'REQUESTED' })]);
    await waitFor(() => expect(document.title).toBe('(1) Earnings · Pothik'));
  });
});
