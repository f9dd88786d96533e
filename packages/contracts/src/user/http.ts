import { z } from 'zod';
import { type EndpointsOf, endpointWith } from '../platform/endpoint.js';
import { LIST_FILE } from '../platform/list-file.js';
import { FILE_LANGUAGE, listQuery, PAGES, pageOf } from '../platform/paging.js';
import { ADMINISTRATORS, ROLE } from '../platform/roles.js';
import { republishAnswer, republishPage } from '../platform/snapshot-republish.js';
import { identifier, moment, storable } from '../platform/text.js';
import { userErrors } from './errors.js';
import { profileForm } from './forms.js';
import * as routes from './routes.js';

/** A person as themselves see it. `image` is an address below the API, or ''. */
export const me = z.object({
  _id: identifier,
  name: z.string(),
  email: z.string(),
  address: z.string(),
  phone: z.string(),
  /** The phone was proved by a code; absent: it is what the person wrote. */
  isPhoneProven: z.optional(z.literal(true)),
  role: z.enum(ROLE),
  /** Of an ADMIN: `RIGHT`s; absent where there are none. A SUPER_ADMIN has every right. */
  rights: z.optional(z.array(z.string())),
  image: z.string(),
  /** When they answered whether to put Pothik on the home screen; absent while they have not been asked. */
  installAnsweredAt: z.optional(moment),
  createdAt: moment,
  updatedAt: moment,
});
export type Me = z.output<typeof me>;

/** A person as administrators see them; deleted people are not listed. */
export const userView = z.object({
  _id: identifier,
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  /** The phone was proved by a code; absent: it is not confirmed. */
  isPhoneProven: z.optional(z.literal(true)),
  role: z.enum(ROLE),
  /** Of an ADMIN: `RIGHT`s; absent where there are none. A SUPER_ADMIN has every right. */
  rights: z.optional(z.array(z.string())),
  verified: z.boolean(),
  /** A guest: the desk booked for who called from this number, and nobody has proved it. */
  isGuest: z.optional(z.literal(true)),
  image: z.string(),
  createdAt: moment,
});
export type UserView = z.output<typeof userView>;

const usersQuery = listQuery(['createdAt', 'name', 'email', 'role'], {
  role: z.enum(ROLE).optional(),
  verified: z
    .enum(['true', 'false'])
    .transform((text) => text === 'true')
    .optional(),
});

const endpoint = endpointWith(userErrors);

export const userHttp = {
  getMe: endpoint(routes.getMe, {
    access: 'SIGNED_IN',
    summary: 'The current user; e-mail and role come from the session, so they are never behind it.',
    response: me,
    status: 200,
    errors: [],
  }),
  update: endpoint(routes.update, {
    access: 'SIGNED_IN',
    summary: 'Change one’s own profile and picture.',
    body: profileForm,
    response: me,
    status: 200,
    errors: ['user/email-is-fixed', 'user/phone-is-proven', 'user/picture-too-large', 'user/picture-not-accepted'],
  }),
  answerInstall: endpoint(routes.answerInstall, {
    access: 'SIGNED_IN',
    summary: 'Note that one has answered whether to put Pothik on the home screen: no device asks again.',
    response: me,
    status: 200,
    errors: [],
    // A repeat changes nothing.
    takesKey: false,
  }),
  users: endpoint(routes.users, {
    access: ADMINISTRATORS,
    summary: 'Everybody with an account; searched by name, e-mail and phone.',
    query: usersQuery,
    response: pageOf(userView),
    status: 200,
    errors: [],
  }),
  exportUsers: endpoint(routes.exportUsers, {
    ...LIST_FILE,
    summary: 'Everybody as CSV (UTF-8, no envelope), filtered and sorted as their list, written row by row.',
    query: usersQuery.omit(PAGES).extend(FILE_LANGUAGE),
  }),
  user: endpoint(routes.user, {
    access: ADMINISTRATORS,
    summary: 'One person with an account; deleted people are not found.',
    params: z.object({ id: identifier }),
    response: userView,
    status: 200,
    errors: ['user/not-found'],
  }),
  picture: endpoint(routes.picture, {
    // Shown in <img>, cached for ever and named by a random UUID: only who was shown the person knows the address.
    access: 'PUBLIC',
    summary: 'A person’s picture: WebP bytes, no envelope. An address never changes its content.',
    params: z.object({ name: z.string().max(100).check(storable) }),
    produces: 'image/webp',
    response: z.unknown(),
    status: 200,
    errors: ['user/picture-not-found'],
  }),
  restate: endpoint(routes.restate, {
    access: { services: ['operator'] },
    summary: 'Tell profiles again as they stand, page by page, so that projections are rebuilt.',
    body: republishPage,
    response: republishAnswer,
    status: 200,
    errors: [],
  }),
} satisfies EndpointsOf<typeof routes>;
