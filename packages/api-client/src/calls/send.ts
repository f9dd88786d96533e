import { NetworkFailure, refusalOf } from '../refusals/refusal';
import { pause } from './pause';

const UNAVAILABLE_RETRIES = 2;
const LONGEST_PAUSE_SECONDS = 5;

/**
 * Sends a request and returns its successful response; a GET refused with 503 and Retry-After is retried twice.
 * @throws {ApiRefusal} {NetworkFailure} and the signal's own abort error
 */
export async function send(address: string, request: RequestInit, retries = UNAVAILABLE_RETRIES): Promise<Response> {
  const response = await fetchOnce(address, request);
  if (response.ok) return response;
  const refusal = await refusalOf(response);
  const mayRepeat = request.method === 'GET' && refusal.status === 503 && refusal.retryAfterSeconds !== undefined;
  if (!mayRepeat || retries === 0) throw refusal;
  await pause(Math.min(refusal.retryAfterSeconds ?? 0, LONGEST_PAUSE_SECONDS) * 1000, request.signal);
  return send(address, request, retries - 1);
}

async function fetchOnce(address: string, request: RequestInit): Promise<Response> {
  try {
    return await fetch(address, request);
  } catch (error) {
    if (request.signal?.aborted) throw error;
    throw new NetworkFailure(error);
  }
}
