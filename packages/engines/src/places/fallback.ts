import { isEngineUnavailable } from '../failures/engine-unavailable.js';
import type { Logger } from '../logging/logger.js';

/** What the log says, once each. */
export interface OutageSentences {
  away: string;
  back: string;
}

/** Asks an engine, and another one while it is away or slow. Logs once when it goes away and once when it is back. */
export class Fallback {
  private isAway = false;

  constructor(
    private readonly logger: Logger,
    private readonly sentences: OutageSentences,
  ) {}

  async ask<Answer>(first: () => Promise<Answer>, second: () => Promise<Answer>): Promise<Answer> {
    try {
      const answer = await first();
      if (this.isAway) this.logger.info(this.sentences.back);
      this.isAway = false;
      return answer;
    } catch (error) {
      if (!isEngineUnavailable(error)) throw error;
      if (!this.isAway) this.logger.warn({ error }, this.sentences.away);
      this.isAway = true;
    }
    return second();
  }
}
