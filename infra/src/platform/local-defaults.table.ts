/** Who reads the contact form where nobody says otherwise: on this machine alone. */
export const SUPPORT_EMAIL = 'support@pothik.test';
