import type { Route } from '../platform/route.js';

export const payment = {
  owner: 'ride',
  name: 'payment',
  method: 'GET',
  path: '/ride/payment/:rideId',
  message: 'Payment',
} as const satisfies Route;

export const ownPayments = {
  owner: 'ride',
  name: 'ownPayments',
  method: 'GET',
  path: '/ride/own-payments',
  message: 'Your payments',
} as const satisfies Route;

export const received = {
  owner: 'ride',
  name: 'received',
  method: 'POST',
  path: '/ride/payment/received/:rideId',
  message: 'Noted: you received it',
  hasBody: true,
} as const satisfies Route;

export const notPaid = {
  owner: 'ride',
  name: 'notPaid',
  method: 'POST',
  path: '/ride/payment/not-paid/:rideId',
  message: 'Noted: it was not paid',
  hasBody: true,
} as const satisfies Route;

export const paid = {
  owner: 'ride',
  name: 'paid',
  method: 'POST',
  path: '/ride/payment/paid/:rideId',
  message: 'Noted: you paid',
  hasBody: true,
} as const satisfies Route;

export const confirmPayment = {
  owner: 'ride',
  name: 'confirmPayment',
  method: 'POST',
  path: '/ride/payment/confirm/:rideId',
  message: 'Paid: both of you said so',
  hasBody: true,
} as const satisfies Route;

export const disputePayment = {
  owner: 'ride',
  name: 'disputePayment',
  method: 'POST',
  path: '/ride/payment/dispute/:rideId',
  message: 'Sent to our team',
  hasBody: true,
} as const satisfies Route;

export const tip = {
  owner: 'ride',
  name: 'tip',
  method: 'POST',
  path: '/ride/payment/tip/:rideId',
  message: 'Thank you for the tip',
  hasBody: true,
} as const satisfies Route;

export const payments = {
  owner: 'ride',
  name: 'payments',
  method: 'GET',
  path: '/ride/payments',
  message: 'Payments to decide',
} as const satisfies Route;

export const decidePayment = {
  owner: 'ride',
  name: 'decidePayment',
  method: 'POST',
  path: '/ride/payment/decide/:rideId',
  message: 'Decided',
  hasBody: true,
} as const satisfies Route;
