import { call } from '@pothik/api-client';
import { authRoutes } from '@pothik/contracts/routes';

/** Sends a code to a number of one's own account. */
export const askForOwnCode = (phone: string) => call(authRoutes.sendOwnPhoneCode, { phone });
