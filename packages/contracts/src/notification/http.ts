import { z } from 'zod';
import { dayInDhaka } from '../platform/day.js';
import { type EndpointsOf, endpointWith } from '../platform/endpoint.js';
import { FORM_MESSAGES } from '../platform/form-messages.js';
import { LANGUAGES } from '../platform/language.js';
import { LIST_FILE } from '../platform/list-file.js';
import { FILE_LANGUAGE, listQuery, PAGES, pageOf } from '../platform/paging.js';
import { INTERNATIONAL_PHONE } from '../platform/phone.rules.js';
import { ADMINISTRATORS, ROLE } from '../platform/roles.js';
import { email, identifier, moment, storable, wholeNumber } from '../platform/text.js';
import { CODE_PURPOSE } from './code-purpose.js';
import { CODE_SMS_OUTCOME, DESK_SMS, SMS_CODE_PURPOSE } from './code-sms.js';
import { notificationErrors } from './errors.js';
import { contactForm } from './forms.js';
import { CONTACT, NOTIFICATION_LIMITS, PUSH, VITALS } from './limits.js';
import { notification } from './notification.js';
import * as routes from './routes.js';
import { MEASURED_PAGES, VITAL_BOUNDS } from './vitals.js';

/** The name of an act, such as `driver-approved`; an unknown one finds nothing. */
const actName = z.string().max(100, FORM_MESSAGES.tooLong).check(storable);

const cursor = wholeNumber({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER }, FORM_MESSAGES.cursorInvalid);

/** One entry of the audit log: an administrative act as it was recorded. */
export const auditLogEntry = z.object({
  _id: identifier,
  act: z.string(),
  actor: z.object({ _id: identifier, name: z.string(), role: z.enum(ROLE) }),
  subjectType: z.string(),
  subjectId: z.string(),
  /** The name of the person or driver that the act is about. Absent for other subjects, and for entries without a subject. */
  subjectName: z.string().optional(),
  reason: z.string(),
  before: z.record(z.string(), z.unknown()),
  after: z.record(z.string(), z.unknown()),
  createdAt: moment,
});

export type AuditLogEntry = z.output<typeof auditLogEntry>;

/** A stored message to the support. */
export const contactView = z.object({
  _id: identifier,
  name: z.string(),
  email: z.string(),
  message: z.string(),
  createdAt: moment,
  updatedAt: moment,
});

const actsQuery = listQuery(['createdAt'], {
  subjectId: z.optional(identifier),
  /** Only what this person did, or what concerns them. */
  person: z.optional(identifier),
  act: z.optional(actName),
  from: z.optional(dayInDhaka),
  to: z.optional(dayInDhaka),
});

const endpoint = endpointWith(notificationErrors);

/** Base64url; what it must hold is the service's to say, in words for people. */
const DEVICE_KEY = /^[\w-]{1,128}={0,2}$/;

export const notificationHttp = {
  feed: endpoint(routes.feed, {
    access: 'SIGNED_IN',
    summary: `One’s own feed after a number, at most ${NOTIFICATION_LIMITS.pageMaximum} entries, and how far it was read.`,
    query: z.strictObject({ after: z.optional(cursor) }),
    response: z.object({ entries: z.array(notification), last: z.int(), readUpTo: z.int() }),
    status: 200,
    errors: [],
  }),
  read: endpoint(routes.read, {
    access: 'SIGNED_IN',
    summary: 'Mark one’s own feed read up to a number; with `rideId`, what is told of that ride alone.',
    body: z.strictObject({ upTo: z.int().min(0), rideId: z.optional(identifier) }),
    response: z.object({ readUpTo: z.int() }),
    status: 200,
    errors: [],
    // A repeat changes nothing.
    takesKey: false,
  }),
  acts: endpoint(routes.acts, {
    access: ADMINISTRATORS,
    summary:
      'The record of administrative acts; searched by the names of who acted and of whom it concerns, and by words. Both days belong to it.',
    query: actsQuery,
    response: pageOf(auditLogEntry),
    status: 200,
    errors: [],
  }),
  exportActs: endpoint(routes.exportActs, {
    ...LIST_FILE,
    summary: 'The audit log as CSV (UTF-8, no envelope), filtered and sorted as its list, written row by row.',
    query: actsQuery.omit(PAGES).extend(FILE_LANGUAGE),
  }),
  stream: endpoint(routes.stream, {
    access: 'SIGNED_IN',
    summary:
      'Server-sent events: the feed from `Last-Event-ID` on, then live. `reset` when the cursor is too old. A page names its streams in `X-Pothik-Stream-Reader`: its newest replaces those before.',
    query: z.strictObject({ after: z.optional(cursor) }),
    produces: 'text/event-stream',
    response: z.never(),
    status: 200,
    errors: ['notification/too-many-streams'],
  }),
  contact: endpoint(routes.contact, {
    access: 'PUBLIC',
    summary: `Write to the support. ${CONTACT.perEmail.maximum} messages an hour of one e-mail, ${CONTACT.perAddress.maximum} in 15 minutes from one address.`,
    body: contactForm,
    response: contactView,
    status: 200,
    errors: ['request/too-many'],
    // Of signed-in people.
    takesKey: true,
  }),
  reportVitals: endpoint(routes.reportVitals, {
    access: 'PUBLIC',
    summary: `How fast one page load was, without who loaded it: counted in \`/metrics\`, stored nowhere. At most ${VITALS.bodyMaximumBytes} bytes, and ${VITALS.perAddress.maximum} in 15 minutes from one address.`,
    body: z.strictObject({
      page: z.enum(MEASURED_PAGES),
      /** A phone's is narrower than the layout for wide screens. */
      screen: z.enum(['phone', 'desktop']),
      lcp: z.literal(VITAL_BOUNDS.lcp).optional(),
      inp: z.literal(VITAL_BOUNDS.inp).optional(),
      cls: z.literal(VITAL_BOUNDS.cls).optional(),
    }),
    bodyMaximumBytes: VITALS.bodyMaximumBytes,
    response: z.null(),
    status: 200,
    errors: [],
  }),
  pushKey: endpoint(routes.pushKey, {
    access: 'SIGNED_IN',
    summary: 'The public key (VAPID, base64url) that a browser subscribes with, and its id.',
    response: z.object({ keyId: z.string(), publicKey: z.string() }),
    status: 200,
    errors: [],
  }),
  subscribe: endpoint(routes.subscribe, {
    access: 'SIGNED_IN',
    summary: `Send notices to this browser while this session lasts. A browser belongs to whoever subscribed last; of more than ${PUSH.subscriptionsPerPerson} of one person the oldest ends.`,
    body: z.strictObject({
      /** The address at the push service, as the browser tells it. */
      endpoint: z.string().min(1).max(PUSH.endpointMaximum, FORM_MESSAGES.tooLong).check(storable),
      /** The browser's public key: a point of P-256, 65 bytes in base64url. */
      p256dh: z.string().regex(DEVICE_KEY),
      /** 16 bytes in base64url. */
      auth: z.string().regex(DEVICE_KEY),
      /** Of the key that the browser subscribed with. */
      keyId: z.string().regex(/^[0-9a-f]{16}$/),
    }),
    response: z.null(),
    status: 200,
    errors: ['notification/push-service-unknown', 'notification/push-key-wrong'],
    // A repeat changes nothing.
    takesKey: false,
  }),
  unsubscribe: endpoint(routes.unsubscribe, {
    access: 'SIGNED_IN',
    summary: 'Send no more notices to this browser. Succeeds without a subscription too.',
    body: z.strictObject({
      endpoint: z.string().min(1).max(PUSH.endpointMaximum, FORM_MESSAGES.tooLong).check(storable),
    }),
    response: z.null(),
    status: 200,
    errors: [],
    takesKey: false,
  }),
  confirmReceipt: endpoint(routes.confirmReceipt, {
    access: 'PUBLIC',
    summary: `A device tells that a notice arrived, by the number in it. Whether the number was known is not said. At most ${PUSH.receiptsPerAddress.maximum} in 15 minutes from one address.`,
    body: z.strictObject({ receipt: z.string().regex(/^[0-9a-f]{32}$/) }),
    bodyMaximumBytes: PUSH.receiptMaximumBytes,
    response: z.null(),
    status: 200,
    errors: [],
  }),
  sendCodeMail: endpoint(routes.sendCodeMail, {
    access: { services: ['auth'] },
    summary: 'Mail a one-time code, which is never in an event.',
    body: z.strictObject({
      to: email('to'),
      code: z.string().regex(/^\d{6}$/),
      language: z.enum(LANGUAGES),
      purpose: z.enum(CODE_PURPOSE).default(CODE_PURPOSE.PROVE_EMAIL),
    }),
    response: z.null(),
    status: 200,
    errors: [],
  }),
  sendCodeSms: endpoint(routes.sendCodeSms, {
    access: { services: ['auth'] },
    summary:
      'Send a one-time code by SMS, in one part; it is never in an event. Answers once the gateway did, within some seconds.',
    body: z.strictObject({
      to: z.string().regex(INTERNATIONAL_PHONE),
      code: z.string().regex(/^\d{6}$/),
      language: z.enum(LANGUAGES),
      purpose: z.enum(SMS_CODE_PURPOSE),
    }),
    response: z.object({ outcome: z.enum(CODE_SMS_OUTCOME) }),
    status: 200,
    errors: ['platform/unavailable'],
  }),
  sendDeskSms: endpoint(routes.sendDeskSms, {
    access: { services: ['ride'] },
    summary:
      'Tell the caller of a ride that was booked by phone, in at most two parts; its start code is never in an event. Once for each `id`. What is used up, or refused by the gateway, is not sent and not tried again.',
    body: z.strictObject({
      /** The write that is told of. */
      id: z.string().min(1).max(100),
      to: z.string().regex(INTERNATIONAL_PHONE),
      language: z.enum(LANGUAGES),
      told: z.union([
        z.strictObject({
          kind: z.literal(DESK_SMS.ACCEPTED),
          /** The short number of the ride. */
          ride: z.string(),
          driver: z.strictObject({ name: z.string(), phone: z.string(), vehicle: z.string(), plate: z.string() }),
          /** In whole BDT. */
          fare: z.int(),
          code: z.string().regex(/^\d{6}$/),
        }),
        z.strictObject({ kind: z.enum([DESK_SMS.NO_DRIVER, DESK_SMS.CANCELLED]), ride: z.string() }),
      ]),
    }),
    response: z.null(),
    status: 200,
    errors: ['platform/unavailable'],
  }),
  codeSmsLeft: endpoint(routes.codeSmsLeft, {
    access: { services: ['auth'] },
    summary:
      'Whether a code can still be sent by SMS today, asked before a code is promised. The last word is that of sending it.',
    response: z.object({ isAnyLeft: z.boolean() }),
    status: 200,
    errors: ['platform/unavailable'],
  }),
} satisfies EndpointsOf<typeof routes>;
