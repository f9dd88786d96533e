/** The message of every saved profile dialog. */
export const PROFILE_UPDATED_MESSAGE = 'Profile updated successfully.';

/** The message of an availability change, which differs from that of the other fields. */
export const AVAILABILITY_UPDATED_MESSAGE = "Driver's status updated successfully.";
