export const PROFILE = { nameMinimum: 2, nameMaximum: 100, addressMinimum: 5, addressMaximum: 200 } as const;

/** A Bangladeshi mobile number: 01, a digit 3 to 9, then 8 digits. */
export const PHONE_PATTERN = /^01[3-9]\d{8}$/;
