import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answering, newRider, open, refusal, success } from '../../testing/fixture';
import { RIDE_ID, sampleRide } from '../../testing/sample-ride';
import { MovingAway } from './moving-away';

beforeEach(newRider);

const SINCE = new Date(Date.now() - 120_000).toISOString();
const ASK_NEXT = `POST /ride/ask-next/${RIDE_ID}`;

describe('a driver who moves away', () => {
  it('is told, and one tap asks the next', async () => {
    const requests = answering({
      [ASK_NEXT]: () => success(sampleRide('REQUESTED')),
      'GET /ride/current-ride': () => success(sampleRide('REQUESTED')),
    });
    open(<MovingAway ride={sampleRide('ACCEPTED', { movingAwaySince: SINCE })} />);
    expect(screen.getByText('Your driver is moving away.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Ask the next driver' }));
    await waitFor(() => expect(requests.map(({ call }) => call)).toContain(ASK_NEXT));
  });

  it('says why it was refused', async () => {
    answering({
      [ASK_NEXT]: () =>
        refusal(409, 'ride/not-moving-away', 'Your driver is not moving away. You can cancel this ride.'),
      'GET /ride/current-ride': () => success(sampleRide('ACCEPTED')),
    });
    open(<MovingAway ride={sampleRide('ACCEPTED', { movingAwaySince: SINCE })} />);
    await userEvent.click(screen.getByRole('button', { name: 'Ask the next driver' }));
    expect(await screen.findByText(/Your driver is not moving away/)).toBeInTheDocument();
  });

  it('is not said of one who comes', () => {
    open(<MovingAway ride={sampleRide('ACCEPTED')} />);
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });
});
