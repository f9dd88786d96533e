/** Drivers and vehicles of people whose account is not deleted: whoever left is neither listed nor counted nor changed. */
export const PRESENT = { deletedAt: { $exists: false } };
