import { z } from 'zod';
import { dayInDhaka } from '../platform/day.js';
import { type EndpointsOf, endpointWith } from '../platform/endpoint.js';
import { FORM_MESSAGES } from '../platform/form-messages.js';
import { LANGUAGES } from '../platform/language.js';
import { LIST_FILE } from '../platform/list-file.js';
import { FILE_LANGUAGE, listQuery, PAGES, pageOf } from '../platform/paging.js';
import { ADMINISTRATORS, ROLE } from '../platform/roles.js';
import { email, identifier, moment, storable, wholeNumber } from '../platform/text.js';
import { CODE_PURPOSE } from './code-purpose.js';
import { notificationErrors } from './errors.js';
import { contactForm } from './forms.js';
import { CONTACT, NOTIFICATION_LIMITS, VITALS } from './limits.js';
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
} satisfies EndpointsOf<typeof routes>;
