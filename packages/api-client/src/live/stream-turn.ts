import { FRESH_TRY_MS } from '../calls/limits.rules';
import { rest } from './reconnect';
import { couldBeStale, type Sign } from './stale-stream.rules';

/** One opening of the stream, its reading, and the pause after it broke. Times by the device's clock, in ms. */
export class StreamTurn {
  private readonly ending = new AbortController();
  private readonly startedAt = Date.now();
  private heardAt = this.startedAt;
  private isResting = false;

  /** @param leadership when it ends, so does the turn */
  constructor(leadership: AbortSignal) {
    if (leadership.aborted) this.ending.abort();
    leadership.addEventListener('abort', () => this.ending.abort(), { once: true, signal: this.ending.signal });
  }

  /** Aborts when the turn is given up. */
  get signal(): AbortSignal {
    return this.ending.signal;
  }

  hear(): void {
    this.heardAt = Date.now();
  }

  async rest(milliseconds: number): Promise<void> {
    this.isResting = true;
    await rest(milliseconds, this.signal);
  }

  /** Gives up a stream that the line may have forgotten, and a pause. An opening that has just begun is on the line of now. */
  check(sign: Sign): void {
    const now = Date.now();
    const isFresh = !this.isResting && now - this.startedAt < FRESH_TRY_MS;
    if (!isFresh && couldBeStale(sign, now - this.heardAt)) this.ending.abort();
  }
}
