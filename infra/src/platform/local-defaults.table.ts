/** The default recipient of the contact form, only on this machine. */
export const SUPPORT_EMAIL = 'support@pothik.test';
