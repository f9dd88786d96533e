import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BookingDialog } from '../features/booking/booking-dialog';
import { answering, open, success } from './fixture';
import { FREE_DRIVER, OTHER_DRIVER } from './sample-ride';

export const listOf = (...drivers: object[]) =>
  success({ data: drivers, meta: { page: 1, limit: 20, total: drivers.length, totalPage: 1 } });

/** The dialog as it opens, with these answers beside two free drivers and no ride. */
export function showBooking(answers: Record<string, () => Response> = {}) {
  const requests = answering({
    'GET /driver/free-drivers': () => listOf(FREE_DRIVER, OTHER_DRIVER),
    'GET /ride/current-ride': () => success(null),
    ...answers,
  });
  const onOpenChange = jest.fn();
  const view = open(<BookingDialog open onOpenChange={onOpenChange} />, '/');
  return { requests, onOpenChange, ...view };
}

export const pickup = () => screen.getByLabelText('Pickup location');
export const note = () => screen.getByLabelText('Note to the driver (optional)');
export const drop = () => screen.getByLabelText('Drop location');
export const send = () => userEvent.click(screen.getByRole('button', { name: /^Ask/ }));

/** Writes both places and chooses a driver. */
export async function fill() {
  await userEvent.type(await screen.findByLabelText('Pickup location'), 'Dhanmondi 27');
  await userEvent.type(drop(), 'Kamalapur');
  await userEvent.click(await screen.findByRole('radio', { name: /Rafiqul Islam/ }));
}

export const bookings = <Sent extends { call: string; key: string | null }>(requests: readonly Sent[]) =>
  requests.filter(({ call }) => call === 'POST /ride/book');
