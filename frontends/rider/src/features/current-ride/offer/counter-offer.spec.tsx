import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answering, newRider, open, refusal, success } from '../../../testing/fixture';
import { ESTIMATE, RIDE_ID, sampleRide } from '../../../testing/sample-ride';
import { CounterOffer } from './counter-offer';
import { OwnOffer } from './own-offer';

beforeEach(newRider);

const SOON = new Date(Date.now() + 60_000).toISOString();
const asks = (offer: { fare: number; againLeft?: number; askNextUntil?: string }) =>
  sampleRide('ACCEPTED', { fare: 250, offer });
const pressed = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));

describe('a fare above the offer', () => {
  it('shows both, and goes once the rider agrees', async () => {
    open(<CounterOffer ride={asks({ fare: 220, againLeft: 2, askNextUntil: SOON })} />);
    expect(screen.getByText('Rafiqul asks for another fare')).toBeVisible();
    expect(screen.getByText('৳ 250')).toBeVisible();
    expect(screen.getByText('৳ 220')).toBeVisible();
    await pressed('Agree to ৳\u00a0250');
    expect(screen.queryByText('Rafiqul asks for another fare')).not.toBeInTheDocument();
  });

  it('is shown again once the next driver asks the same', async () => {
    const ride = asks({ fare: 220, againLeft: 2, askNextUntil: SOON });
    const { unmount } = open(<CounterOffer ride={ride} />);
    await pressed('Agree to ৳\u00a0250');
    unmount();
    open(<CounterOffer ride={{ ...ride, driver: { ...ride.driver, _id: '0123456789abcdef01234569' } }} />);
    expect(screen.getByText('Rafiqul asks for another fare')).toBeVisible();
  });

  it('takes another offer, between the last one and the fare', async () => {
    const requests = answering({
      [`POST /ride/offer/${RIDE_ID}`]: () => success(asks({ fare: 230, againLeft: 1 })),
      'GET /ride/current-ride': () => success(asks({ fare: 230, againLeft: 1 })),
    });
    open(<CounterOffer ride={asks({ fare: 220, againLeft: 2 })} />);
    await pressed('Offer again (2 left)');
    expect(screen.getByLabelText('Your offer in BDT')).toHaveValue('230');
    await pressed('10 taka more');
    await pressed('10 taka more');
    await pressed('10 taka more');
    expect(screen.getByRole('button', { name: 'Offer ৳\u00a0245' })).toBeEnabled();
    expect(screen.getByText('From ৳ 221 to ৳ 249.')).toBeVisible();
    await pressed('10 taka less');
    await pressed('Offer ৳\u00a0240');
    await waitFor(() =>
      expect(requests.find(({ call }) => call === `POST /ride/offer/${RIDE_ID}`)?.body).toEqual({ offer: 240 }),
    );
  });

  it('asks the next driver while that is possible', async () => {
    const requests = answering({
      [`POST /ride/ask-next/${RIDE_ID}`]: () => success(sampleRide('REQUESTED')),
      'GET /ride/current-ride': () => success(sampleRide('REQUESTED')),
    });
    open(<CounterOffer ride={asks({ fare: 220, againLeft: 0, askNextUntil: SOON })} />);
    expect(screen.queryByRole('button', { name: /Offer again/ })).not.toBeInTheDocument();
    await pressed('Ask the next driver');
    await waitFor(() => expect(requests.map(({ call }) => call)).toContain(`POST /ride/ask-next/${RIDE_ID}`));
  });

  it('offers no way that is over', () => {
    const past = new Date(Date.now() - 1_000).toISOString();
    open(<CounterOffer ride={asks({ fare: 220, againLeft: 0, askNextUntil: past })} />);
    expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual(['Agree to ৳\u00a0250']);
    expect(
      screen.getByText('It is too late to ask the next driver. You can still agree, or cancel the ride.'),
    ).toBeVisible();
  });

  it('counts down the time to ask the next driver, and then says what is left to do', async () => {
    const askNextUntil = new Date(Date.now() + 1_500).toISOString();
    open(<CounterOffer ride={asks({ fare: 220, againLeft: 2, askNextUntil })} />);
    expect(screen.getByRole('timer', { name: /^Time left to ask the next driver: 0:0[12]$/ })).toBeVisible();
    const sentence = /^It is too late to ask the next driver. You can still agree, offer again, or cancel the ride.$/;
    expect(await screen.findByText(sentence, {}, { timeout: 5_000 })).toBeVisible();
    expect(screen.queryByRole('timer')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Ask the next driver' })).not.toBeInTheDocument();
  });

  it('says the refusal of a question that came too late', async () => {
    const sentence = 'The time to ask the next driver because of the fare has passed. You can cancel this ride.';
    answering({
      [`POST /ride/ask-next/${RIDE_ID}`]: () => refusal(409, 'ride/ask-next-too-late', sentence),
      'GET /ride/current-ride': () => success(asks({ fare: 220, againLeft: 0 })),
    });
    open(<CounterOffer ride={asks({ fare: 220, againLeft: 0, askNextUntil: SOON })} />);
    await pressed('Ask the next driver');
    expect(await screen.findByText(sentence)).toBeInTheDocument();
  });

  it('is none without an offer, with the offer itself, and below it', () => {
    for (const ride of [
      sampleRide('ACCEPTED', { fare: 250 }),
      sampleRide('ACCEPTED', { fare: 250, offer: { fare: 250 } }),
      sampleRide('ACCEPTED', { fare: 200, offer: { fare: 250 } }),
    ])
      open(<CounterOffer ride={ride} />);
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });
});

describe('one’s own offer', () => {
  it('may be raised while drivers are asked', async () => {
    const requests = answering({
      [`POST /ride/offer/${RIDE_ID}`]: () => success(sampleRide('REQUESTED', { offer: { fare: 240 } })),
      'GET /ride/current-ride': () => success(sampleRide('REQUESTED', { offer: { fare: 240 } })),
    });
    open(<OwnOffer ride={sampleRide('REQUESTED', { offer: { fare: 220 } })} />);
    expect(screen.getByText('You offer ৳ 220.')).toBeVisible();
    await pressed('Offer more');
    await userEvent.clear(screen.getByLabelText('Your offer in BDT'));
    expect(screen.getByRole('button', { name: 'Offer more' })).toBeDisabled();
    await userEvent.type(screen.getByLabelText('Your offer in BDT'), '২৪০');
    await pressed('Offer ৳\u00a0240');
    await waitFor(() =>
      expect(requests.find(({ call }) => call === `POST /ride/offer/${RIDE_ID}`)?.body).toEqual({ offer: 240 }),
    );
    await waitFor(() => expect(screen.queryByLabelText('Your offer in BDT')).not.toBeInTheDocument());
  });

  it('at the legal maximum cannot be raised', () => {
    const estimate = { ...ESTIMATE, ceiling: 300 };
    open(<OwnOffer ride={sampleRide('REQUESTED', { offer: { fare: 300 }, estimate })} />);
    expect(screen.getByText('You offer ৳ 300.')).toBeVisible();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });
});
