/** A JSON body of 64 KB takes 5 s at 100 kbit/s, the slowest line that the web is measured on. */
export const JSON_WITHIN_MS = 10_000;

/** What an upload is granted besides its bytes; milliseconds and bytes. */
export interface UploadLimits {
  /** From its head to its last byte. */
  withinMs: number;
  /** An upload that brings less than `bytes` in each `everyMs` is over. */
  progress: { bytes: number; everyMs: number };
}

/** Four pictures of 5 MB take 110 s at 1.5 Mbit/s; 16 KB in 15 s is 9 kbit/s, less than any line that could finish. */
export const UPLOAD_LIMITS: UploadLimits = { withinMs: 120_000, progress: { bytes: 16 * 1024, everyMs: 15_000 } };

/** How many bytes of a refused body are read and dropped before the connection is ended. */
export const READ_AWAY_BYTES = 1024 * 1024;
/** As above for uploads: all that a person's largest form may have, whose session may just have expired. */
export const READ_AWAY_UPLOAD_BYTES = 24 * 1024 * 1024;
