import type { Instances } from './instances.js';
import { type Answered, failureOf, mayRepeat, mayRepeatAfter } from './retry.rules.js';

/** A request that may have to be sent more than once. */
export interface SentRequest {
  readonly method: string;
  /** It bears a key by which its owner answers a repeat the same way. */
  readonly isKeyed: boolean;
  /** Whether all of it can be sent now: a stream that has been read from cannot. */
  isWhole(): boolean;
  /** Whether somebody still waits for the answer. Whoever left has broken the request himself: no instance has failed. */
  isAwaited(): boolean;
}

/** What a instance answered. */
export interface InstanceAnswer extends Answered {
  /** Frees what an answer holds that nobody will read. */
  discard?(): void;
}

type Outcome<A> = { answer: A } | { error: unknown };

/**
 * Sends a request to one instance, and to others as long as the rules of `repeat.rules.ts` allow; to each at most once.
 * @param attempt sends it to one address; rejects with what the client throws
 * @throws what the last attempt threw
 */
export async function sendToInstance<A extends InstanceAnswer>(
  instances: Instances,
  request: SentRequest,
  attempt: (address: string) => Promise<A>,
): Promise<A> {
  const tried = new Set<string>();
  let refusals = 0;
  let outcome: Outcome<A> = { error: new Error('No address is given.') };
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
