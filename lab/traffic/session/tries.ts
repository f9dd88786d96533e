import { type Attempt, isSuccess, wordsOf } from './attempt.rules.js';

/** One call that did not succeed. */
export interface FailedTry {
  /** Method and path. */
  call: string;
  attempt: Attempt;
}

/** All attempts of all sessions at the platform's gateways. */
export class Tries {
  made = 0;
  readonly failed: FailedTry[] = [];

  note(call: string, attempt: Attempt): void {
    this.made += 1;
    if (!isSuccess(attempt)) this.failed.push({ call, attempt });
  }
}

/** One line for the journal. */
export const wordsOfTry = ({ call, attempt }: FailedTry): string => `${call}: ${wordsOf(attempt)}`;
