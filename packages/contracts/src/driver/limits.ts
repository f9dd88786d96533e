export const EXPERIENCE_YEARS = { minimum: 0, maximum: 30 } as const;
export const DRIVING_LICENSE = { minimum: 8, maximum: 50 } as const;
/** The plate at registration is 8 to 15 characters; the specification's own message said 16. */
export const PLATE = { minimum: 8, maximumAtRegistration: 15 } as const;
export const VEHICLE_TEXT = { minimum: 3, maximum: 100 } as const;
export const VEHICLE_IMAGES_MAXIMUM = 4;
export const FREE_DRIVERS_LIMIT = 20;
/** So many requests in a row left unanswered set a driver OFFLINE. */
export const UNANSWERED_REQUESTS_MAXIMUM = 3;
