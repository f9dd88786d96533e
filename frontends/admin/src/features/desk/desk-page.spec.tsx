import { sessionStore } from '@pothik/api-client';
import type { DeskCaller, RideEstimate, RideView } from '@pothik/contracts/ride';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answering, newAdministrator, open, refusal, success } from '../../testing/fixture';
import { identifier, rideWith } from '../../testing/samples';
import { Component as DeskPage } from './desk-page';

const FIND = 'POST /ride/desk/caller';
const NEAREST = 'POST /ride/desk/ask-nearest';
const RIDES = 'GET /ride/desk/rides';
const PICKUP = { name: 'Farmgate, Tejgaon', point: { lat: 23.7575, lng: 90.3897 } };
const STATION = {
  id: 'kamalapur',
  kind: 'LANDMARK',
  name: 'Kamalapur Railway Station',
  area: 'Motijheel, Dhaka',
  point: { lat: 23.732, lng: 90.4262 },
};
const CNG: RideEstimate = {
  cityId: 'dhaka',
  vehicleType: 'CNG',
  tariffVersion: 1,
  metres: { low: 5900, high: 6500 },
  distanceBasis: 'ROADS',
  minutes: { low: 22, high: 30 },
  minutesBasis: 'EXPERIENCE',
  fare: { low: 180, high: 240 },
  ceiling: null,
};
const NOBODY: DeskCaller = { name: '', pickups: [], openRide: null };
const KNOWN: DeskCaller = { name: 'Nusrat Jahan', pickups: [PICKUP], openRide: null };
const booked = (fields: Partial<RideView> = {}) => rideWith({ isByPhone: true, ...fields });
const REQUESTED = booked({ rideStatus: 'REQUESTED', fare: null });

function showDesk(answers: Parameters<typeof answering>[0] = {}) {
  const sent = answering({
    [RIDES]: success([]),
    [FIND]: success(KNOWN),
    'GET /place/search': success({ places: [STATION], isFallback: false }),
    'GET /driver/near-types': success([{ vehicleType: 'CNG', metres: { low: 900, high: 1_000 } }]),
    'GET /driver/free-drivers': success({
      data: [
        {
          _id: identifier(2),
          user: { _id: identifier(1), name: 'Rafiqul Islam', image: '' },
          metres: { low: 900, high: 1_000 },
        },
      ],
      meta: { page: 1, limit: 20, total: 1, totalPage: 1 },
    }),
    'GET /ride/estimates': success({ city: { _id: 'dhaka', name: 'Dhaka', nameBn: 'ঢাকা' }, estimates: [CNG] }),
    [NEAREST]: success(REQUESTED),
    ...answers,
  });
  open(<DeskPage />, '/admin/desk');
  const bodies = (call: string) => sent.filter((each) => each.call === call).map(({ body }) => body);
  return { sent, bodies };
}

const number = () => screen.findByLabelText('Caller’s number');
async function call(typed: string) {
  await userEvent.type(await number(), `${typed}{Enter}`);
}

beforeEach(async () => {
  await newAdministrator('ADMIN');
  sessionStore.setState(({ user }) => ({ user: user && { ...user, rights: ['DESK'] } }));
});

describe('the desk', () => {
  it('is refused without the right, and asks nothing', async () => {
    await newAdministrator('ADMIN');
    const { sent } = showDesk();
    expect(await screen.findByRole('heading', { level: 1, name: 'You cannot work at the desk' })).toBeVisible();
    expect(sent).toEqual([]);
  });

  it('is open to a SUPER_ADMIN, and begins in the number field', async () => {
    await newAdministrator('SUPER_ADMIN');
    showDesk();
    const field = await number();
    await waitFor(() => expect(field).toHaveFocus());
    expect(await screen.findByText('Nothing booked yet today')).toBeVisible();
  });

  it.each(['01711000456', '+880 1711-000456', '০১৭১১০০০৪৫৬', '8801711000456'])(
    'takes the number as %s',
    async (typed) => {
      const { bodies } = showDesk();
      await call(typed);
      expect(await screen.findByText('Nusrat Jahan')).toBeVisible();
      expect(bodies(FIND)).toEqual([{ phone: '01711000456' }]);
    },
  );

  it('says below the field that a number is none, and asks nothing', async () => {
    const { bodies } = showDesk();
    await call('0111234');
    expect(await screen.findByRole('alert')).toHaveTextContent('Invalid Bangladeshi phone number format.');
    expect(bodies(FIND)).toEqual([]);
  });

  it('says whose number nobody can book for', async () => {
    showDesk({
      [FIND]: refusal(409, 'auth/number-of-driver', 'This number belongs to a driver. Drivers cannot book rides.'),
    });
    await call('01711000456');
    expect(await screen.findByRole('alert')).toHaveTextContent('This number belongs to a driver.');
    expect(screen.queryByLabelText('Note to the driver (optional)')).toBeNull();
  });

  it('books with the keys alone: number, last pickup, drop-off, vehicle, offer', async () => {
    const { bodies } = showDesk();
    await call('01711000456');
    await waitFor(() => expect(screen.getByRole('button', { name: PICKUP.name })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    const drop = screen.getByRole('combobox', { name: 'Drop-off' });
    expect(drop).toHaveFocus();
    await userEvent.keyboard('kamal');
    await screen.findByRole('option', { name: /Kamalapur/ });
    await userEvent.keyboard('{ArrowDown}{Enter}');
    const vehicle = await screen.findByRole('button', { name: /^CNG.*180/ });
    // Beyond the button that swaps both places.
    await userEvent.keyboard('{Tab}{Tab}');
    expect(vehicle).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.type(screen.getByLabelText(/What the caller offers/), '200{Enter}');
    expect(await screen.findByText('Booked for Nusrat Jahan')).toBeVisible();
    expect(bodies(NEAREST)).toEqual([
      {
        phone: '01711000456',
        name: 'Nusrat Jahan',
        pickupLocation: PICKUP.name,
        pickupPoint: PICKUP.point,
        dropLocation: 'Kamalapur Railway Station, Motijheel',
        dropPoint: STATION.point,
        offer: 200,
        note: '',
        vehicleType: 'CNG',
      },
    ]);
    await waitFor(async () => expect(await number()).toHaveFocus());
    expect(await number()).toHaveValue('');
  });

  it('asks a new caller’s name first, and refuses a booking without it and without a vehicle', async () => {
    const { bodies } = showDesk({ [FIND]: success(NOBODY) });
    await call('01711000456');
    const name = await screen.findByLabelText('Caller’s name');
    await waitFor(() => expect(name).toHaveFocus());
    await userEvent.click(screen.getByRole('button', { name: 'Choose a vehicle' }));
    expect(await screen.findByText('Name must be at least 3 characters')).toBeVisible();
    for (const missing of ['Pickup location is required.', 'Drop location is required.', 'Vehicle type is required.'])
      expect(screen.getByText(missing)).toBeVisible();
    expect(bodies(NEAREST)).toEqual([]);
  });

  it('asks one driver who is chosen, and says so on the button', async () => {
    const { bodies } = showDesk({ 'POST /ride/desk/book': success(REQUESTED) });
    await call('01711000456');
    await userEvent.click(await screen.findByRole('button', { name: PICKUP.name }));
    await userEvent.type(screen.getByRole('combobox', { name: 'Drop-off' }), 'the tea stall');
    await userEvent.click(await screen.findByRole('button', { name: /^CNG/ }));
    await screen.findByRole('option', { name: 'Rafiqul Islam, 0.9–1 km away' });
    await userEvent.selectOptions(screen.getByLabelText('Driver'), 'Rafiqul Islam, 0.9–1 km away');
    await userEvent.click(screen.getByRole('button', { name: 'Ask Rafiqul' }));
    await waitFor(() => expect(bodies('POST /ride/desk/book')).toHaveLength(1));
    expect(bodies('POST /ride/desk/book')[0]).toMatchObject({ driver: identifier(2), dropLocation: 'the tea stall' });
    expect(bodies('POST /ride/desk/book')[0]).not.toHaveProperty('vehicleType');
  });

  it('shows why a booking is refused, and what was written stays', async () => {
    showDesk({ [NEAREST]: refusal(409, 'ride/nobody-near', 'No driver is near.') });
    await call('01711000456');
    await userEvent.click(await screen.findByRole('button', { name: PICKUP.name }));
    await userEvent.type(screen.getByRole('combobox', { name: 'Drop-off' }), 'the tea stall');
    await userEvent.click(await screen.findByRole('button', { name: /^CNG/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Ask the nearest CNG' }));
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(screen.getByRole('combobox', { name: 'Pickup' })).toHaveValue(PICKUP.name);
  });

  it('shows the open ride of a caller in place of the form, with its cancellation', async () => {
    showDesk({
      [FIND]: success({ ...KNOWN, openRide: REQUESTED }),
      [`GET /ride/${REQUESTED._id}`]: success(REQUESTED),
    });
    await call('01711000456');
    expect(await screen.findByRole('heading', { name: 'This caller has an open ride' })).toBeVisible();
    expect(screen.getByRole('button', { name: /^Cancel ride/ })).toBeVisible();
    expect(screen.queryByRole('combobox', { name: 'Pickup' })).toBeNull();
  });

  it('looks again when it turns out that the caller has one', async () => {
    const { bodies } = showDesk({
      [NEAREST]: refusal(409, 'ride/caller-has-open-ride', 'This caller already has an open ride.'),
    });
    await call('01711000456');
    await userEvent.click(await screen.findByRole('button', { name: PICKUP.name }));
    await userEvent.type(screen.getByRole('combobox', { name: 'Drop-off' }), 'the tea stall');
    await userEvent.click(await screen.findByRole('button', { name: /^CNG/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Ask the nearest CNG' }));
    await waitFor(() => expect(bodies(FIND)).toHaveLength(2));
  });
});

describe('a ride of the desk', () => {
  const item = async () => within(await screen.findByRole('listitem'));

  it('says what to tell the caller, and shows the code only when asked', async () => {
    const { sent } = showDesk({
      [RIDES]: success([booked({ bookedBy: { _id: identifier(42), name: 'Tanvir Ahmed' } })]),
      [`POST /ride/desk/code/${identifier(7)}`]: success({ startCode: '482913' }),
    });
    const ride = await item();
    expect(ride.getByText(/Rafiqul is coming. The fare is ৳ 320\./)).toBeVisible();
    expect(ride.getByText('Booked by phone, by Tanvir Ahmed')).toBeVisible();
    expect(ride.getByText(/The audit log keeps each look/)).toBeVisible();
    const isLook = ({ call }: { call: string }) => call.startsWith('POST /ride/desk/code');
    expect(sent.filter(isLook)).toEqual([]);
    await userEvent.click(ride.getByRole('button', { name: /^Show the start code/ }));
    expect(await ride.findByText('482913')).toBeInTheDocument();
    await userEvent.click(ride.getByRole('button', { name: 'Hide the code' }));
    expect(ride.queryByText('482913')).toBeNull();
    expect(sent.filter(isLook)).toHaveLength(1);
  });

  it.each([
    ['before the fare', { fare: null }],
    ['during the ride', { rideStatus: 'IN TRANSIT' as const }],
  ])('offers no code %s', async (_case, fields) => {
    showDesk({ [RIDES]: success([booked(fields)]) });
    await item();
    expect(screen.queryByRole('button', { name: /^Show the start code/ })).toBeNull();
  });

  it('is cancelled with a reason while drivers are asked', async () => {
    const { bodies } = showDesk({
      [RIDES]: success([REQUESTED]),
      [`POST /ride/desk/cancel/${REQUESTED._id}`]: success({ ...REQUESTED, rideStatus: 'CANCELLED' }),
    });
    await userEvent.click((await item()).getByRole('button', { name: /^Cancel ride/ }));
    const dialog = await screen.findByRole('dialog');
    await userEvent.type(within(dialog).getByRole('textbox'), 'Their plans changed');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel the ride' }));
    await waitFor(() =>
      expect(bodies(`POST /ride/desk/cancel/${REQUESTED._id}`)).toEqual([{ reason: 'Their plans changed' }]),
    );
  });

  it('that does not load can be asked for again', async () => {
    const answers = [refusal(503, 'platform/unavailable', 'Away')];
    showDesk({ [RIDES]: () => answers.shift() ?? success([REQUESTED]) });
    await userEvent.click(await screen.findByRole('button', { name: /again|Retry/ }));
    await item();
  });
});
