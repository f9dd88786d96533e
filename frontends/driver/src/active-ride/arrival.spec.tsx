import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answering, openAs, refusing } from '../testing/fixture';
import { person, rideWith } from '../testing/samples';
import { Arrival } from './arrival';

const show = (fields: Parameters<typeof rideWith>[0]) =>
  openAs(person('DRIVER'), [{ path: '/driver', element: <Arrival ride={rideWith(fields)} /> }], '/driver');
/** Its code is locked: else the button is in the dock. */
const ON_THE_WAY = { rideStatus: 'ACCEPTED', fare: 220, codeTriesLeft: 0 } as const;
const ARRIVED = { rideStatus: 'ACCEPTED', arrivedAt: '2026-11-02T04:42:00.000Z' } as const;

it('the driver tells the arrival by one press', async () => {
  const ride = rideWith(ON_THE_WAY);
  const sent = answering({ [`POST /ride/arrived/${ride._id}`]: { ...ride, ...ARRIVED } });
  show(ON_THE_WAY);
  await userEvent.click(screen.getByRole('button', { name: 'I have arrived' }));
  expect(sent.map((request) => request.call)).toContain(`POST /ride/arrived/${ride._id}`);
});

it('afterwards stands since when the driver waits', () => {
  answering({});
  show(ARRIVED);
  expect(screen.getByText(/^You arrived at \d+:42/)).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});

it('a refusal is shown, and it can be said again', async () => {
  const ride = rideWith(ON_THE_WAY);
  const late = 'The time to pick the rider up has passed.';
  answering({ [`POST /ride/arrived/${ride._id}`]: refusing(409, 'ride/pick-up-too-late', late) });
  show(ON_THE_WAY);
  await userEvent.click(screen.getByRole('button', { name: 'I have arrived' }));
  await waitFor(() => expect(screen.getByText(late)).toBeVisible());
  expect(screen.getByRole('button', { name: 'I have arrived' })).toBeEnabled();
});

it('nothing is offered once the rider is on board', () => {
  answering({});
  show({ rideStatus: 'PICKED UP' });
  expect(screen.queryByRole('button')).toBeNull();
});

it('without a fare it asks for one first, and tells the arrival with it', async () => {
  const ride = rideWith();
  const [SET, ARRIVE] = [`POST /ride/set-fare/${ride._id}`, `POST /ride/arrived/${ride._id}`];
  const sent = answering({ [SET]: { ...ride, fare: 220 }, [ARRIVE]: { ...ride, ...ARRIVED, fare: 220 } });
  show({});
  await userEvent.click(screen.getByRole('button', { name: 'I have arrived' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'First the fare' }));
  expect(sent).toEqual([]);
  await userEvent.type(dialog.getByLabelText('Fare in BDT'), '220');
  await userEvent.click(dialog.getByRole('button', { name: /^Set fare and arrive/ }));
  await waitFor(() => expect(sent.map(({ call }) => call)).toEqual([SET, ARRIVE]));
  expect(sent[0]?.body).toEqual({ fare: 220 });
});
