import type { authHttp } from '@pothik/contracts/auth';
import { BODY, entry } from './entry';

/** Registering, logging in, codes. */
export const accountCalls = {
  registerUser: entry<typeof authHttp.registerUser>('POST', '/user/register-user', BODY),
  login: entry<typeof authHttp.login>('POST', '/auth/login', BODY),
  sendCode: entry<typeof authHttp.sendCode>('POST', '/otp/send', BODY),
  verifyCode: entry<typeof authHttp.verifyCode>('POST', '/otp/verify', BODY),
  forgotPassword: entry<typeof authHttp.forgotPassword>('POST', '/auth/forgot-password', BODY),
  resetPassword: entry<typeof authHttp.resetPassword>('POST', '/auth/reset-password', BODY),
  googleStatus: entry<typeof authHttp.googleStatus>('GET', '/auth/google/status'),
};
