import { userRoutes } from '@pothik/contracts/routes';
import { learnTime } from '../clock/server-clock';
import { NetworkFailure, refusalOf } from '../refusals/refusal';
import { pause } from './pause';
import { addressOf } from './request.rules';
import { withinLimits } from './within-limits';

const UNAVAILABLE_RETRIES = 2;
const LONGEST_PAUSE_SECONDS = 5;

/** The page's own `Link` header may have asked for it long before. */
const PRELOADED = addressOf(userRoutes.getMe, {});

let answeredAt = 0;

/** When the platform last answered this page, by the device's clock, in ms. */
export const lastAnsweredAt = (): number => answeredAt;

export interface SendOptions {
  /** The time limits of its tries, in ms. */
  limitsNow: () => readonly number[];
  /** Whether the limits hold to the end of the body, which is then read at once. */
  isWhole: boolean;
}

/**
 * Sends a request and returns its successful response; a GET refused with 503 and Retry-After is retried twice.
 * @throws {ApiRefusal} {NetworkFailure} and the signal's own abort error
 */
export async function send(
  address: string,
  request: RequestInit,
  options: SendOptions,
  retries = UNAVAILABLE_RETRIES,
): Promise<Response> {
  const response = await fetchOnce(address, request, options);
  if (response.ok) return response;
  const refusal = await refusalOf(response);
  const mayRepeat = request.method === 'GET' && refusal.status === 503 && refusal.retryAfterSeconds !== undefined;
  if (!mayRepeat || retries === 0) throw refusal;
  await pause(Math.min(refusal.retryAfterSeconds ?? 0, LONGEST_PAUSE_SECONDS) * 1000, request.signal);
  return send(address, request, options, retries - 1);
}

async function fetchOnce(address: string, request: RequestInit, { limitsNow, isWhole }: SendOptions) {
  try {
    return await withinLimits(limitsNow, request.signal, async (signal) => {
      const sentAt = address === PRELOADED ? performance.timeOrigin : Date.now();
      const answer = await fetch(address, { ...request, signal });
      learnTime(answer, sentAt);
      answeredAt = Date.now();
      return isWhole ? await wholeOf(answer) : answer;
    });
  } catch (error) {
    if (request.signal?.aborted || error instanceof NetworkFailure) throw error;
    throw new NetworkFailure(error);
  }
}

const wholeOf = async (answer: Response): Promise<Response> =>
  new Response((await answer.text()) || null, { status: answer.status, headers: answer.headers });
