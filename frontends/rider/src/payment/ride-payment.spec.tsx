import type { PaymentView } from '@pothik/contracts/ride';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answering, newRider, open, refusal, success } from '../testing/fixture';
import { RIDE_ID, sampleRide } from '../testing/sample-ride';
import { RidePayment } from './ride-payment';

beforeEach(newRider);

const AT = '2026-11-02T06:00:00.000Z';
const payment = (fields: Partial<PaymentView> = {}): PaymentView => ({
  ride: RIDE_ID,
  fare: 320,
  status: 'OWED',
  paid: null,
  dueAt: null,
  endedAt: AT,
  settledAt: null,
  tip: null,
  tipUntil: '2099-11-02T06:00:00.000Z',
  decision: null,
  history: [{ act: 'opened', by: 'SYSTEM', at: AT, to: 'OWED' }],
  ...fields,
});

/** The server answers a word with the next state. */
function show(first: PaymentView, words: Readonly<Record<string, PaymentView>> = {}) {
  let now = first;
  const answers = Object.entries(words).map(([word, next]) => [
    `POST /ride/payment/${word}/${RIDE_ID}`,
    () => {
      now = next;
      return success(next);
    },
  ]);
  const sent = answering({ [`GET /ride/payment/${RIDE_ID}`]: () => success(now), ...Object.fromEntries(answers) });
  open(<RidePayment ride={sampleRide('COMPLETED')} />);
  return (word: string) => sent.find(({ call }) => call === `POST /ride/payment/${word}/${RIDE_ID}`)?.body;
}
const button = (name: RegExp) => screen.findByRole('button', { name });

describe('the payment of a ride', () => {
  it('is said by one press with its figure, and then waits for the driver', async () => {
    const said = payment({ status: 'SAID_BY_RIDER', paid: { way: 'CASH' } });
    const bodyOf = show(payment(), { paid: said });
    await userEvent.click(await button(/^I paid ৳\s320$/));
    expect(await screen.findByText('Rafiqul confirms next.')).toBeVisible();
    expect(bodyOf('paid')).toEqual({ amount: 320, way: 'CASH' });
  });

  it('by a wallet asks for the transaction id, and warns of an odd one', async () => {
    const bodyOf = show(payment(), { paid: payment({ status: 'SAID_BY_RIDER' }) });
    await userEvent.click(await button(/^bKash$/));
    await userEvent.click(await button(/^I paid/));
    expect(await screen.findByText('A transaction ID has 4 to 40 Latin letters and digits.')).toBeVisible();
    await userEvent.type(screen.getByLabelText('Transaction ID'), 'abc 12');
    expect(screen.getByText(/^This looks different/)).toBeVisible();
    await userEvent.click(await button(/^I paid/));
    await waitFor(() => expect(bodyOf('paid')).toEqual({ amount: 320, way: 'BKASH', transactionId: 'abc 12' }));
  });

  it('is confirmed once the driver received it; then a tip may be added', async () => {
    const settled = payment({ status: 'SETTLED', settledAt: AT, paid: { way: 'CASH' } });
    const tipped = { ...settled, tip: { way: 'CASH', amount: 20, at: AT } } as const;
    const bodyOf = show(payment({ status: 'SAID_BY_DRIVER' }), { confirm: settled, tip: tipped });
    expect(await screen.findByText(/^Rafiqul says: received ৳\s320$/)).toBeVisible();
    await userEvent.click(await button(/^Yes, paid ৳\s320$/));
    expect(await screen.findByText(/^Paid. Both of you said so/)).toBeVisible();
    await userEvent.click(screen.getByText('Add a tip'));
    await userEvent.click(await button(/^৳\s20$/));
    await userEvent.click(await button(/^I gave a tip of ৳\s20$/));
    expect(await screen.findByText(/^Tip ৳\s20. Thank you!$/)).toBeVisible();
    expect(bodyOf('tip')).toEqual({ tip: 20, way: 'CASH' });
  });

  it('of which the driver says that it was not paid shows both figures, and goes to our team', async () => {
    const unpaid = payment({
      status: 'UNPAID_SAID',
      history: [{ act: 'not-paid', by: 'DRIVER', at: AT, to: 'UNPAID_SAID', amount: 0 }],
    });
    const bodyOf = show(unpaid, { dispute: { ...unpaid, status: 'DISPUTED' } });
    expect(await screen.findByText(/^Rafiqul says that ৳\s320 was not paid.$/)).toBeVisible();
    await userEvent.click(screen.getByText('Not right'));
    expect(screen.getByText('Agreed by code').nextElementSibling).toHaveTextContent('320');
    expect(screen.getByText('Rafiqul says').nextElementSibling).toHaveTextContent('0');
    await userEvent.click(await button(/^Send about ৳\s320$/));
    expect(await screen.findByText('You two do not agree. Our team decides.')).toBeVisible();
    expect(bodyOf('dispute')).toEqual({ why: 'PAID_AGREED' });
  });

  it.each([
    ['silence', 'SETTLED', /^Paid. Nobody said otherwise/],
    ['decided', 'SETTLED', /^Our team decided: paid/],
    ['decided', 'WRITTEN_OFF', /^Our team decided: nothing/],
  ] as const)('ended by %s as %s says so', async (act, status, words) => {
    show(payment({ status, settledAt: AT, history: [{ act, by: 'SYSTEM', at: AT, to: status }] }));
    expect(await screen.findByText(words)).toBeVisible();
  });

  it('of a ride from before has nothing to show', async () => {
    answering({ [`GET /ride/payment/${RIDE_ID}`]: () => refusal(404, 'ride/payment-not-open', 'None') });
    open(<RidePayment ride={sampleRide('COMPLETED')} />);
    await waitFor(() => expect(globalThis.fetch).toHaveBeenCalled());
    expect(screen.queryByRole('region', { name: 'Payment' })).toBeNull();
  });
});
