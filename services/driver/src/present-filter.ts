/** Matches drivers and vehicles of accounts that are not deleted; only these are listed, counted or changed. */
export const PRESENT = { deletedAt: { $exists: false } };
