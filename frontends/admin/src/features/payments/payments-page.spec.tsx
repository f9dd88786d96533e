import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answering, newAdministrator, open, pageOf, success } from '../../testing/fixture';
import { identifier } from '../../testing/samples';
import { Component as PaymentsPage } from './payments-page';

const LIST = 'GET /ride/payments';
const AT = '2026-11-02T06:00:00.000Z';
const DISPUTED = {
  ride: identifier(7),
  fare: 210,
  status: 'DISPUTED',
  paid: { way: 'BKASH', transactionId: 'ABC12', isOdd: true },
  dueAt: null,
  endedAt: AT,
  settledAt: null,
  tip: null,
  tipUntil: AT,
  isUnderReview: true,
  decision: null,
  history: [
    { act: 'opened', by: 'SYSTEM', at: AT, to: 'OWED' },
    { act: 'paid', by: 'RIDER', at: AT, to: 'SAID_BY_RIDER' },
    { act: 'disputed', by: 'DRIVER', at: AT, to: 'DISPUTED', why: 'NOT_ARRIVED', amount: 0 },
  ],
  rider: { _id: identifier(1), name: 'Nusrat Jahan', phone: '01711000123' },
  driver: { _id: identifier(2), name: 'Rafiqul Islam', phone: '01811000123' },
};

beforeEach(() => newAdministrator());

describe('the payments to decide', () => {
  it('show what both said, and are decided with a reason', async () => {
    const decide = `POST /ride/payment/decide/${DISPUTED.ride}`;
    const sent = answering({ [LIST]: pageOf([DISPUTED]), [decide]: success({ ...DISPUTED, status: 'SETTLED' }) });
    open(<PaymentsPage />, '/admin/payments');
    expect(await screen.findByText(/Nusrat Jahan/)).toBeVisible();
    expect(screen.getByText(/the wallet payment did not arrive/)).toBeVisible();
    expect(screen.getByText('ABC12 (unusual shape)')).toBeVisible();
    expect(screen.getByText('The ride is under review.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: /^Write ৳\s210 off$/ }));
    await userEvent.type(await screen.findByLabelText('Reason'), 'Nobody could show the message');
    await userEvent.click(screen.getAllByRole('button', { name: /^Write ৳\s210 off$/ }).at(-1) as HTMLElement);
    expect(await screen.findByText('Decided')).toBeVisible();
    expect(sent.find(({ call }) => call === decide)).toBeTruthy();
  });

  it('are filtered in the address, and may be none', async () => {
    answering({ [LIST]: pageOf([]) });
    const { router } = open(<PaymentsPage />, '/admin/payments');
    expect(await screen.findByText('Nothing to decide')).toBeVisible();
    await userEvent.selectOptions(screen.getByLabelText('Status'), 'OWING');
    expect(router.state.location.search).toBe('?status=OWING');
  });
});
