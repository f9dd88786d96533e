import type { RideView } from '@pothik/contracts/ride';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answering, openAs, refusing } from '../testing/fixture';
import { ESTIMATE, person, rideWith } from '../testing/samples';
import { ActiveRide } from './active-ride';
import { FareStep } from './fare-step';

/** Renders a ride, and waits for its form. */
async function show(ride: RideView) {
  openAs(person('DRIVER'), [{ path: '/driver', element: <ActiveRide ride={ride} /> }], '/driver');
  await waitFor(() => expect(screen.queryByLabelText('Loading...')).toBeNull());
}

describe('the fare', () => {
  it('is whole taka between 1 and 50,000', async () => {
    const sent = answering({});
    await show(rideWith());
    await userEvent.type(screen.getByLabelText('Fare in BDT'), '50001');
    await userEvent.click(screen.getByRole('button', { name: /^Set fare/ }));
    expect(await screen.findByText('Fare must be a whole amount between 1 and 50,000 BDT.')).toBeTruthy();
    expect(sent).toEqual([]);
  });

  it.each([
    ['৩২০', 320],
    ['1,250', 1250],
    ['১,২৫০', 1250],
  ])('accepts Bangla digits and commas between groups: %s', async (typed, fare) => {
    const ride = rideWith();
    const sent = answering({ [`POST /ride/set-fare/${ride._id}`]: { ...ride, fare } });
    await show(ride);
    await userEvent.type(screen.getByLabelText('Fare in BDT'), typed);
    await userEvent.click(screen.getByRole('button', { name: /^Set fare/ }));
    await waitFor(() => expect(sent[0]?.body).toEqual({ fare }));
  });

  it.each(['120.50', '-5', '1e3', '2.5'])('%s is refused as it was typed', async (typed) => {
    const sent = answering({});
    await show(rideWith());
    await userEvent.type(screen.getByLabelText('Fare in BDT'), typed);
    await userEvent.click(screen.getByRole('button', { name: /^Set fare/ }));
    expect(await screen.findByText('Fare must be a whole amount between 1 and 50,000 BDT.')).toBeVisible();
    expect(screen.getByLabelText('Fare in BDT')).toHaveValue(typed);
    expect(sent).toEqual([]);
  });

  it('survives a reload until it is sent', async () => {
    const ride = rideWith();
    answering({ [`POST /ride/set-fare/${ride._id}`]: { ...ride, fare: 320 } });
    await show(ride);
    await userEvent.type(screen.getByLabelText('Fare in BDT'), '320');
    cleanup();
    render(<FareStep ride={ride} />);
    expect(screen.getByLabelText('Fare in BDT')).toHaveValue('320');
    await userEvent.click(screen.getByRole('button', { name: /^Set fare/ }));
    await waitFor(() => expect(sessionStorage.getItem(`driver-fare-draft:${ride._id}`)).toBeNull());
  });

  it('can be changed while ACCEPTED, with a note that the code is renewed', async () => {
    answering({});
    await show(rideWith({ fare: 320 }));
    await userEvent.click(screen.getByRole('button', { name: 'Change fare' }));
    expect(screen.getByText(/The start code will renew/)).toBeTruthy();
  });
});

describe('a fare and the fair band', () => {
  const ride = rideWith({ estimate: ESTIMATE });
  const SET = `POST /ride/set-fare/${ride._id}`;
  const name = async (fare: string) => {
    await userEvent.clear(screen.getByLabelText('Fare in BDT'));
    await userEvent.type(screen.getByLabelText('Fare in BDT'), fare);
  };
  const press = () => userEvent.click(screen.getByRole('button', { name: /^Set fare/ }));
  const reason = () => screen.queryByLabelText('Why this fare?');

  it('the band is shown, and a fare within it is sent without a reason', async () => {
    const sent = answering({ [SET]: { ...ride, fare: 320 } });
    await show(ride);
    expect(screen.getByText(/The rider saw an estimate of ৳.300–380/)).toBeVisible();
    await name('320');
    expect(reason()).toBeNull();
    await press();
    await waitFor(() => expect(sent).toContainEqual({ call: SET, body: { fare: 320 } }));
  });

  it.each(['299', '400'])('৳ %s is sent only with a reason, which the rider reads', async (fare) => {
    const sent = answering({ [SET]: { ...ride, fare: Number(fare) } });
    await show(ride);
    await name(fare);
    expect(screen.getByText(/Nusrat reads this beside the fare/)).toBeVisible();
    await press();
    expect(await screen.findByText('A reason of 3 to 300 characters is required.')).toBeVisible();
    expect(sent).toEqual([]);
    await waitFor(() => expect(reason()).toHaveFocus());
    await userEvent.keyboard('The flyover is closed');
    await press();
    const body = { fare: Number(fare), reason: 'The flyover is closed' };
    await waitFor(() => expect(sent).toContainEqual({ call: SET, body }));
  });

  it('a typed reason stays while the fare is typed anew, and is not sent with a fair fare', async () => {
    const sent = answering({ [SET]: { ...ride, fare: 350 } });
    await show(ride);
    await name('400');
    await userEvent.type(reason() as HTMLElement, 'The flyover is closed');
    await name('350');
    expect(reason()).toBeNull();
    await name('410');
    expect(reason()).toHaveValue('The flyover is closed');
    await name('350');
    await press();
    await waitFor(() => expect(sent).toContainEqual({ call: SET, body: { fare: 350 } }));
  });

  it('above the legal maximum is not sent', async () => {
    const sent = answering({});
    await show(ride);
    await name('421');
    await press();
    expect(await screen.findByText(/^The law allows at most ৳.420 for this ride\.$/)).toBeVisible();
    expect(sent).toEqual([]);
  });

  it('the server’s refusal is shown under its field', async () => {
    const sentence = 'The law allows at most 390 BDT for this ride.';
    answering({ [SET]: refusing(409, 'ride/fare-above-ceiling', sentence) });
    await show(ride);
    await name('380');
    await press();
    expect(await screen.findByText(sentence)).toBeVisible();
    expect(screen.getByLabelText('Fare in BDT')).toHaveAccessibleDescription(new RegExp(sentence));
  });

  it('a ride without an estimate has none, and says so', async () => {
    answering({});
    await show(rideWith());
    expect(screen.getByText('This ride has no estimate, so there is no fair band.')).toBeVisible();
    await name('9000');
    expect(reason()).toBeNull();
  });
});
