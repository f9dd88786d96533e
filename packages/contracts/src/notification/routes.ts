import type { Route } from '../platform/route.js';

export const feed = {
  owner: 'notification',
  name: 'feed',
  method: 'GET',
  path: '/notification/feed',
  message: 'NotificationList',
} as const satisfies Route;

export const read = {
  owner: 'notification',
  name: 'read',
  method: 'POST',
  path: '/notification/read',
  message: 'Marked as read',
  hasBody: true,
} as const satisfies Route;

export const acts = {
  owner: 'notification',
  name: 'acts',
  method: 'GET',
  path: '/notification/acts',
  message: 'Acts',
} as const satisfies Route;

export const exportActs = {
  owner: 'notification',
  name: 'exportActs',
  method: 'GET',
  path: '/notification/acts/file',
  message: 'Acts as CSV',
} as const satisfies Route;

export const stream = {
  owner: 'notification',
  name: 'stream',
  method: 'GET',
  path: '/notification/stream',
  message: 'Stream',
} as const satisfies Route;

export const contact = {
  owner: 'notification',
  name: 'contact',
  method: 'POST',
  path: '/notification/contact',
  message: 'Message sent successfully',
  hasBody: true,
} as const satisfies Route;

export const sendCodeMail = {
  owner: 'notification',
  name: 'sendCodeMail',
  method: 'POST',
  path: '/code-mail',
  message: 'Mail accepted',
  hasBody: true,
} as const satisfies Route;

export const sendCodeSms = {
  owner: 'notification',
  name: 'sendCodeSms',
  method: 'POST',
  path: '/code-sms',
  message: 'SMS handled',
  hasBody: true,
} as const satisfies Route;

export const sendDeskSms = {
  owner: 'notification',
  name: 'sendDeskSms',
  method: 'POST',
  path: '/sms/desk',
  message: 'SMS sent',
  hasBody: true,
} as const satisfies Route;

export const codeSmsLeft = {
  owner: 'notification',
  name: 'codeSmsLeft',
  method: 'GET',
  path: '/code-sms/left',
  message: 'Code SMS left today',
} as const satisfies Route;

export const reportVitals = {
  owner: 'notification',
  name: 'reportVitals',
  method: 'POST',
  path: '/notification/vitals',
  message: 'Vitals counted',
  hasBody: true,
} as const satisfies Route;

export const pushKey = {
  owner: 'notification',
  name: 'pushKey',
  method: 'GET',
  path: '/notification/push-key',
  message: 'Push key',
} as const satisfies Route;

export const subscribe = {
  owner: 'notification',
  name: 'subscribe',
  method: 'POST',
  path: '/notification/push-subscriptions',
  message: 'Notices are sent to this device',
  hasBody: true,
} as const satisfies Route;

export const unsubscribe = {
  owner: 'notification',
  name: 'unsubscribe',
  method: 'POST',
  path: '/notification/push-subscriptions/end',
  message: 'No more notices are sent to this device',
  hasBody: true,
} as const satisfies Route;

export const confirmReceipt = {
  owner: 'notification',
  name: 'confirmReceipt',
  method: 'POST',
  path: '/notification/push-receipts',
  message: 'Receipt noted',
  hasBody: true,
} as const satisfies Route;
