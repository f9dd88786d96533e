import type { authHttp } from '@pothik/contracts/auth';
import type { Output } from '@pothik/contracts/platform';
import { accountViewOf } from '../accounts/index.js';
import type { OpenSession } from './session.service.js';

export type SessionOutput = Output<typeof authHttp.login>;

/** The session as returned to its browser: the person, and when it ends unless refreshed; no tokens. */
export const sessionViewOf = ({ account, accessExpiresAt }: OpenSession): SessionOutput => ({
  user: accountViewOf(account),
  expiresAt: accessExpiresAt.toISOString(),
});
