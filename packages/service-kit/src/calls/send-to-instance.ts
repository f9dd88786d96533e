import type { Instances } from './instances.js';
import { type Answered, failureOf, mayRepeat, mayRepeatAfter } from './retry.rules.js';

/** A request that may have to be sent more than once. */
export interface SentRequest {
  readonly method: string;
  /** It has an idempotency key, by which its owner gives a repeat the same answer. */
  readonly isKeyed: boolean;
  /** Whether it can be sent completely now: a stream that has been read from cannot. */
  isWhole(): boolean;
  /** Whether the caller still waits for the response. If not, the caller ended the request: no instance has failed. */
  isAwaited(): boolean;
}

/** The response of an instance. */
export interface InstanceAnswer extends Answered {
  /** Frees the resources of a response that is not read. */
  discard?(): void;
}

type Outcome<A> = { answer: A } | { error: unknown };

/**
 * Sends a request to one instance, and to others as long as `retry.rules.ts` allows; to each at most once.
 * @param attempt sends it to one address; rejects with the client's error
 * @throws the error of the last attempt
 */
export async function sendToInstance<A extends InstanceAnswer>(
  instances: Instances,
  request: SentRequest,
  attempt: (address: string) => Promise<A>,
): Promise<A> {
  const tried = new Set<string>();
  let refusals = 0;
  let outcome: Outcome<A> = { error: new Error('No address is configured.') };
  let address = instances.pick();
  while (address !== undefined) {
    tried.add(address);
    outcome = await outcomeOf(attempt(address));
    if ('error' in outcome && request.isAwaited()) instances.failed(address, failureOf(outcome.error));
    address = isRepeated(outcome, request, refusals) ? instances.pick(tried) : undefined;
    if ('answer' in outcome && address !== undefined) {
      refusals += 1;
      outcome.answer.discard?.();
    }
  }
  if ('error' in outcome) throw outcome.error;
  return outcome.answer;
}

const outcomeOf = <A>(attempt: Promise<A>): Promise<Outcome<A>> =>
  attempt.then(
    (answer) => ({ answer }),
    (error: unknown) => ({ error }),
  );

function isRepeated(outcome: Outcome<InstanceAnswer>, request: SentRequest, refusals: number): boolean {
  if (!request.isAwaited()) return false;
  const { method, isKeyed } = request;
  const repeatability = { method, isKeyed, isWhole: request.isWhole() };
  if ('error' in outcome) return mayRepeat(failureOf(outcome.error), repeatability);
  return mayRepeatAfter(outcome.answer, refusals, repeatability);
}
