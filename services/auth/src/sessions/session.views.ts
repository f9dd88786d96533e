import type { authHttp } from '@pothik/contracts/auth';
import type { Output } from '@pothik/contracts/platform';
import { accountViewOf } from '../accounts/index.js';
import type { OpenSession } from './session.service.js';

export type SessionOutput = Output<typeof authHttp.login>;

/** A session as its browser sees it: who, and when it ends unless refreshed; never a token. */
export const sessionViewOf = ({ account, accessExpiresAt }: OpenSession): SessionOutput => ({
  user: accountViewOf(account),
  expiresAt: accessExpiresAt.toISOString(),
});
