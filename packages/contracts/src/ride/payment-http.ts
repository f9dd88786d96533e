import { z } from 'zod';
import { type EndpointsOf, endpointWith } from '../platform/endpoint.js';
import { listQuery, pageOf } from '../platform/paging.js';
import { ADMINISTRATORS, ROLE } from '../platform/roles.js';
import { identifier } from '../platform/text.js';
import { rideErrors } from './errors.js';
import { agreedForm, decisionForm, disputeForm, paidForm, tipForm } from './payment-forms.js';
import * as routes from './payment-routes.js';
import { UNDECIDED_PAYMENTS } from './payment-status.js';
import { paymentCase, paymentView } from './payment-views.js';

const endpoint = endpointWith(rideErrors);

const params = z.object({ rideId: identifier });

/** 409 with what is now: somebody else was first, or it is not this person’s turn. */
const STANDS = [
  'ride/not-found',
  'ride/payment-not-open',
  'ride/payment-owed',
  'ride/payment-said-by-driver',
  'ride/payment-said-by-rider',
  'ride/payment-unpaid-said',
  'ride/payment-owing',
  'ride/payment-disputed',
  'ride/payment-settled',
  'ride/payment-written-off',
] as const;

const OF_A_PARTY = { params, response: paymentView, status: 200 } as const;

/** Whether a completed ride is paid: rider and driver say so, administrators decide where they do not agree. */
export const paymentHttp = {
  payment: endpoint(routes.payment, {
    access: 'SIGNED_IN',
    summary: 'The payment of a completed ride: its rider, its driver, administrators.',
    params,
    response: paymentView,
    status: 200,
    errors: ['ride/not-found', 'ride/payment-not-open'],
  }),
  ownPayments: endpoint(routes.ownPayments, {
    access: [ROLE.RIDER, ROLE.DRIVER],
    summary: 'The payments of one’s own rides, as rider or driver.',
    query: listQuery(['createdAt'], {}),
    response: pageOf(paymentView),
    status: 200,
    errors: [],
  }),
  received: endpoint(routes.received, {
    ...OF_A_PARTY,
    access: [ROLE.DRIVER],
    summary: 'Its driver received the fare in cash. `amount` is the fare, in whole BDT.',
    body: agreedForm,
    errors: [...STANDS, 'ride/amount-not-fare'],
  }),
  notPaid: endpoint(routes.notPaid, {
    ...OF_A_PARTY,
    access: [ROLE.DRIVER],
    summary: 'Its driver says that it was not paid. After 24 hours without a word of the rider it is the rider’s due.',
    body: disputeForm,
    errors: [...STANDS, 'ride/payment-reason'],
  }),
  paid: endpoint(routes.paid, {
    ...OF_A_PARTY,
    access: [ROLE.RIDER],
    summary:
      'Its rider paid the fare in cash, or to the driver’s wallet with the transaction id, which no other payment has.',
    body: paidForm,
    errors: [...STANDS, 'ride/amount-not-fare', 'ride/transaction-used'],
  }),
  confirmPayment: endpoint(routes.confirmPayment, {
    ...OF_A_PARTY,
    access: [ROLE.RIDER, ROLE.DRIVER],
    summary: 'The other one agrees: the payment is SETTLED. `amount` is the fare, in whole BDT.',
    body: agreedForm,
    errors: [...STANDS, 'ride/amount-not-fare'],
  }),
  disputePayment: endpoint(routes.disputePayment, {
    ...OF_A_PARTY,
    access: [ROLE.RIDER, ROLE.DRIVER],
    summary: 'The other one does not agree: administrators decide.',
    body: disputeForm,
    errors: [...STANDS, 'ride/payment-reason'],
  }),
  tip: endpoint(routes.tip, {
    ...OF_A_PARTY,
    access: [ROLE.RIDER],
    summary: 'Its rider gave a tip, once and up to seven days after the ride, in whole BDT.',
    body: tipForm,
    errors: ['ride/not-found', 'ride/payment-not-open', 'ride/tip-too-late', 'ride/tip-given', 'ride/transaction-used'],
  }),
  payments: endpoint(routes.payments, {
    access: ADMINISTRATORS,
    summary: 'Payments that wait for administrators: DISPUTED and OWING, or one of them.',
    query: listQuery(['createdAt'], { status: z.enum(UNDECIDED_PAYMENTS).optional() }),
    response: pageOf(paymentCase),
    status: 200,
    errors: [],
  }),
  decidePayment: endpoint(routes.decidePayment, {
    access: ADMINISTRATORS,
    summary: 'Decide a payment that is DISPUTED or OWING, with a reason that both read.',
    params,
    body: decisionForm,
    response: paymentCase,
    status: 200,
    errors: STANDS,
  }),
} satisfies EndpointsOf<typeof routes>;
