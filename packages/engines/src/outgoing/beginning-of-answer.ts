/** How long an answer is waited for, and how much of it is read. */
export const ANSWER_WITHIN_MS = 5_000;
const ANSWER_MAXIMUM_BYTES = 4_096;

/** The beginning of an answer, at most 4 KB. The rest of a longer body is not read, and its connection ends. */
export async function beginningOf({ body }: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of body ?? []) {
    chunks.push(chunk);
    bytes += chunk.length;
    if (bytes >= ANSWER_MAXIMUM_BYTES) break;
  }
  return Buffer.concat(chunks).subarray(0, ANSWER_MAXIMUM_BYTES).toString('utf8');
}

/** Why a request failed. Node's own message is "fetch failed"; its cause says why. */
export const reasonOf = (error: unknown): string => {
  const { message, cause } = error as { message: string; cause?: { message?: string } };
  return cause?.message || message;
};
