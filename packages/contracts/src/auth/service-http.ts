import { z } from 'zod';
import { type EndpointsOf, endpointWith } from '../platform/endpoint.js';
import { LANGUAGES } from '../platform/language.js';
import { INTERNATIONAL_PHONE } from '../platform/phone.rules.js';
import { ROLE } from '../platform/roles.js';
import { republishAnswer, republishPage } from '../platform/snapshot-republish.js';
import { identifier } from '../platform/text.js';
import { authErrors } from './errors.js';
import { emailForm, operatorResetForm } from './forms.js';
import * as routes from './service-routes.js';
import { account } from './views.js';

const endpoint = endpointWith(authErrors);

const number = z.string().regex(INTERNATIONAL_PHONE);
/** The administrator at the desk, who acts. */
const by = z.object({ id: identifier, role: z.enum(ROLE) });
/** For whom the desk books; `formerIds`: accounts that have become theirs, whose rides are theirs too. */
const caller = z.object({ id: identifier, name: z.string(), formerIds: z.optional(z.array(identifier)) });
const CALLER_ERRORS = ['auth/number-of-administrator', 'auth/number-of-driver', 'request/conflict'] as const;

/** The calls of auth for services, and for operators who call as a service. */
export const serviceHttp = {
  epochOf: endpoint(routes.epochOf, {
    access: { services: ['gateway', 'notification'] },
    summary:
      'The person’s present epoch: tokens made under a lower one are stale. With a session, also whether it has ended; an unknown one has.',
    params: z.object({ personId: identifier }),
    query: z.strictObject({ sessionId: z.optional(identifier) }),
    response: z.object({ epoch: z.int(), sessionEnded: z.boolean().optional() }),
    status: 200,
    errors: ['auth/user-not-found'],
  }),
  makeSuperAdmin: endpoint(routes.makeSuperAdmin, {
    access: { services: ['operator'] },
    summary: 'Make a verified account SUPER_ADMIN; whoever is it already stays it.',
    body: emailForm,
    response: account,
    status: 200,
    errors: ['auth/user-not-found', 'auth/user-deleted', 'auth/user-not-verified', 'auth/driver-stays-driver'],
  }),
  restate: endpoint(routes.restate, {
    access: { services: ['operator'] },
    summary: 'Tell accounts again as they stand, page by page, so that projections are rebuilt.',
    body: republishPage,
    response: republishAnswer,
    status: 200,
    errors: [],
  }),
  resetSecondFactorByOperator: endpoint(routes.resetSecondFactorByOperator, {
    access: { services: ['operator'] },
    summary: 'Remove the second factor of an account whose owner lost it; all their sessions end.',
    body: operatorResetForm,
    response: z.null(),
    status: 200,
    errors: ['auth/user-not-found', 'auth/second-factor-missing'],
  }),
  findCaller: endpoint(routes.findCaller, {
    access: { services: ['ride'] },
    summary: 'Who has this number: a person who proved it, or a guest; null for nobody. The audit log gets who looked.',
    body: z.strictObject({ phone: number, by }),
    response: z.nullable(caller),
    status: 200,
    errors: CALLER_ERRORS,
  }),
  takeCall: endpoint(routes.takeCall, {
    access: { services: ['ride'] },
    summary:
      'The account for which the desk books a ride: whoever has the number, or a new guest under this name, without password and session.',
    body: z.strictObject({ phone: number, name: z.string(), by }),
    response: caller,
    status: 200,
    errors: [...CALLER_ERRORS, 'auth/user-deleted'],
  }),
  callerContact: endpoint(routes.callerContact, {
    access: { services: ['ride'] },
    summary: 'Where an SMS reaches somebody, and in which language; null without a number.',
    params: z.object({ personId: identifier }),
    response: z.nullable(z.object({ phone: z.string(), language: z.enum(LANGUAGES) })),
    status: 200,
    errors: [],
  }),
} satisfies EndpointsOf<typeof routes>;
