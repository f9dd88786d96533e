import type { Route } from '../platform/route.js';

export const registerUser = {
  owner: 'auth',
  name: 'registerUser',
  method: 'POST',
  path: '/user/register-user',
  message: 'Registration successful',
  hasBody: true,
} as const satisfies Route;

export const login = {
  owner: 'auth',
  name: 'login',
  method: 'POST',
  path: '/auth/login',
  message: 'Login successful',
  hasBody: true,
} as const satisfies Route;

export const logout = {
  owner: 'auth',
  name: 'logout',
  method: 'POST',
  path: '/auth/logout',
  message: 'Logged out successfully',
  isBeforeSecondFactor: true,
} as const satisfies Route;

export const refresh = {
  owner: 'auth',
  name: 'refresh',
  method: 'POST',
  path: '/auth/refresh',
  message: 'Session refreshed',
  isBeforeSecondFactor: true,
} as const satisfies Route;

export const logoutEverywhere = {
  owner: 'auth',
  name: 'logoutEverywhere',
  method: 'POST',
  path: '/auth/logout-everywhere',
  message: 'Logged out everywhere',
  isBeforeSecondFactor: true,
} as const satisfies Route;

export const changePassword = {
  owner: 'auth',
  name: 'changePassword',
  method: 'POST',
  path: '/auth/change-password',
  message: 'Password changed successfully',
  hasBody: true,
  renewsSession: true,
} as const satisfies Route;

export const forgotPassword = {
  owner: 'auth',
  name: 'forgotPassword',
  method: 'POST',
  path: '/auth/forgot-password',
  message: 'OTP Sent!',
  hasBody: true,
} as const satisfies Route;

export const resetPassword = {
  owner: 'auth',
  name: 'resetPassword',
  method: 'POST',
  path: '/auth/reset-password',
  message: 'Password reset successfully',
  hasBody: true,
} as const satisfies Route;

export const sendCode = {
  owner: 'auth',
  name: 'sendCode',
  method: 'POST',
  path: '/otp/send',
  message: 'OTP Sent!',
  hasBody: true,
} as const satisfies Route;

export const verifyCode = {
  owner: 'auth',
  name: 'verifyCode',
  method: 'POST',
  path: '/otp/verify',
  message: 'OTP Verified!',
  hasBody: true,
} as const satisfies Route;

export const googleSignIn = {
  owner: 'auth',
  name: 'googleSignIn',
  method: 'GET',
  path: '/auth/google',
  message: 'Sign in with Google',
} as const satisfies Route;

export const googleCallback = {
  owner: 'auth',
  name: 'googleCallback',
  method: 'GET',
  path: '/auth/google/callback',
  message: 'Signed in with Google',
} as const satisfies Route;

export const googleStatus = {
  owner: 'auth',
  name: 'googleStatus',
  method: 'GET',
  path: '/auth/google/status',
  message: 'Google sign-in',
} as const satisfies Route;

export const changeRole = {
  owner: 'auth',
  name: 'changeRole',
  method: 'PATCH',
  path: '/auth/role/:userId',
  message: 'Role changed successfully',
  hasBody: true,
} as const satisfies Route;

export const changeRights = {
  owner: 'auth',
  name: 'changeRights',
  method: 'PATCH',
  path: '/auth/rights/:userId',
  message: 'Rights changed',
  hasBody: true,
} as const satisfies Route;

export const deleteMe = {
  owner: 'auth',
  name: 'deleteMe',
  method: 'DELETE',
  path: '/user/me',
  message: 'Account deleted successfully',
  hasBody: true,
} as const satisfies Route;
