const LIMIT_MILLISECONDS = 2_000;
/** Dhaka's zero point. */
const QUESTION = '/nearest/v1/driving/90.4093,23.7272';

/** Asks for the nearest road. */
export async function answers({ ROUTER_URL }) {
  const response = await fetch(`${ROUTER_URL}${QUESTION}`, { signal: AbortSignal.timeout(LIMIT_MILLISECONDS) });
  const { code } = await response.json();
  if (code !== 'Ok') throw new Error(`the answer was '${code}'`);
}

/** OSRM does not tell its version over HTTP. */
export const version = async () => 'OSRM';

/** It stores nothing. */
export const removeOurs = async () => undefined;
