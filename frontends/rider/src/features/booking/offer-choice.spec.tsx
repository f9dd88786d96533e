import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { bookings, fill, showBooking } from '../../testing/booking-fixture';
import { newRider, refusal, success } from '../../testing/fixture';
import { ESTIMATE, POINTS, RIDER_ID, sampleRide, WRITTEN } from '../../testing/sample-ride';

const DHAKA = { _id: 'dhaka', name: 'Dhaka', nameBn: 'ঢাকা' };

beforeEach(newRider);

const showEstimated = (ceiling: number | null = null) =>
  showBooking({
    'GET /ride/estimates': () => success({ city: DHAKA, estimates: [{ ...ESTIMATE, ceiling }] }),
    'POST /ride/book': () => success(sampleRide('REQUESTED'), 201),
  });

/** The dialog with both points, and what a CAR should cost. */
async function show(ceiling: number | null = null) {
  const draft = { written: { ...WRITTEN, note: '' }, ...POINTS };
  sessionStorage.setItem(`rider-booking-draft:${RIDER_ID}`, JSON.stringify(draft));
  const { requests } = showEstimated(ceiling);
  await userEvent.click(await screen.findByRole('radio', { name: /Rafiqul Islam/ }));
  return requests;
}
const pressed = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));

describe('the offer of a booking', () => {
  it('begins in the middle of the usual fares, moves in steps of ten, and is sent', async () => {
    const requests = await show();
    await pressed('Offer a fare');
    expect(screen.getByLabelText('Your offer in BDT')).toHaveValue('230');
    await pressed('10 taka more');
    await pressed('Ask Rafiqul for a ride · ৳\u00a0240');
    await waitFor(() => expect(bookings(requests)).toMatchObject([{ body: { offer: 240 } }]));
  });

  it('is bounded by the law, which is said', async () => {
    await show(240);
    await pressed('Offer a fare');
    expect(screen.getByText(/The law allows at most ৳ 240/)).toBeVisible();
    await pressed('10 taka more');
    expect(screen.getByRole('button', { name: '10 taka more' })).toHaveAttribute('aria-disabled', 'true');
  });

  it('may be left to the driver again', async () => {
    const requests = await show();
    await pressed('Offer a fare');
    await pressed('Let the driver name it');
    await pressed('Ask Rafiqul for a ride');
    await waitFor(() => expect(bookings(requests)).toHaveLength(1));
    expect(bookings(requests)[0]?.body).not.toHaveProperty('offer');
  });

  it('that is no whole fare is refused in words, and nothing is sent', async () => {
    const requests = await show();
    await pressed('Offer a fare');
    await userEvent.clear(screen.getByLabelText('Your offer in BDT'));
    await userEvent.type(screen.getByLabelText('Your offer in BDT'), '0');
    await pressed('Ask Rafiqul for a ride');
    expect(await screen.findByText('Fare must be a whole amount between 1 and 50,000 BDT.')).toBeVisible();
    expect(screen.getByLabelText('Your offer in BDT')).toHaveFocus();
    expect(bookings(requests)).toEqual([]);
  });

  it('begins without an estimate at the least that the vehicle costs, and ends at the most that a ride may cost', async () => {
    const { requests } = showBooking({
      'GET /city/minimum-fares': () => success([{ vehicleType: 'CAR', fare: 90 }]),
      'POST /ride/book': () => success(sampleRide('REQUESTED'), 201),
    });
    await fill();
    await pressed('Offer a fare');
    await waitFor(() => expect(screen.getByLabelText('Your offer in BDT')).toHaveValue('90'));
    await userEvent.clear(screen.getByLabelText('Your offer in BDT'));
    await userEvent.type(screen.getByLabelText('Your offer in BDT'), '50000');
    expect(screen.getByRole('button', { name: '10 taka more' })).toHaveAttribute('aria-disabled', 'true');
    await pressed('Ask Rafiqul for a ride · ৳\u00a050,000');
    await waitFor(() => expect(bookings(requests)).toMatchObject([{ body: { offer: 50_000 } }]));
  });

  it('is none while nothing is asked', async () => {
    showBooking();
    await screen.findByRole('radio', { name: /Rafiqul Islam/ });
    expect(screen.queryByRole('button', { name: 'Offer a fare' })).not.toBeInTheDocument();
  });

  it('is not lost when the dialog is closed', async () => {
    await show();
    await pressed('Offer a fare');
    await pressed('10 taka more');
    cleanup();
    showEstimated();
    expect(await screen.findByLabelText('Your offer in BDT')).toHaveValue('240');
    expect(screen.getByRole('button', { name: 'Ask Rafiqul for a ride · ৳\u00a0240' })).toBeVisible();
  });

  it('stays when a place changes, beside what is usual there', async () => {
    await show();
    await pressed('Offer a fare');
    await pressed('Swap pickup and drop');
    expect(await screen.findByLabelText('Your offer in BDT')).toHaveValue('230');
  });

  it('is of one vehicle: a draft with another one has none', async () => {
    localStorage.setItem(`rider-vehicle:${RIDER_ID}`, 'BIKE');
    const offer = { fare: '300', vehicleType: 'CAR' };
    sessionStorage.setItem(`rider-booking-draft:${RIDER_ID}`, JSON.stringify({ written: WRITTEN, ...POINTS, offer }));
    showEstimated();
    expect(await screen.findByRole('button', { name: 'Ask the nearest Bike' })).toBeVisible();
    expect(screen.queryByLabelText('Your offer in BDT')).not.toBeInTheDocument();
    localStorage.clear();
  });

  it('begins with an empty field where nobody says the minimum fare', async () => {
    showBooking({ 'GET /city/minimum-fares': () => refusal(503, 'platform/unavailable', 'Please try again.') });
    await fill();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Offer a fare' })).toBeEnabled(), {
      timeout: 10_000,
    });
    await pressed('Offer a fare');
    expect(screen.getByLabelText('Your offer in BDT')).toHaveValue('');
    expect(screen.getByRole('region', { name: 'Your offer' })).toHaveFocus();
  });
});
