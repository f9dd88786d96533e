import { call } from '@pothik/api-client';
import { authRoutes } from '@pothik/contracts/routes';

/** Mails a code to the e-mail that one's own account is to have. */
export const askForEmailCode = (email: string) => call(authRoutes.sendOwnEmailCode, { email });
