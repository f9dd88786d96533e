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

export const reportVitals = {
  owner: 'notification',
  name: 'reportVitals',
  method: 'POST',
  path: '/notification/vitals',
  message: 'Vitals counted',
  hasBody: true,
} as const satisfies Route;
