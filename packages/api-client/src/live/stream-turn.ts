import { FRESH_TRY_MS } from '../calls/limits.rules';
import { doubtLine } from '../calls/line';
import { isAnswered } from './probes';
import { rest } from './reconnect';
import { couldBeStale, type Sign, STREAM_LIMITS } from './stale-stream.rules';

/** One opening of the stream, its reading, and the pause after it broke. Times by the device's clock, in ms. */
export class StreamTurn {
  private readonly ending = new AbortController();
  private readonly startedAt = Date.now();
  private heardAt = this.startedAt;
  private isResting = false;
  private silence: ReturnType<typeof setTimeout> | undefined;

  /** @param leadership when it ends, so does the turn */
  constructor(leadership: AbortSignal) {
    if (leadership.aborted) this.ending.abort();
    leadership.addEventListener('abort', () => this.ending.abort(), { once: true, signal: this.ending.signal });
    this.signal.addEventListener('abort', () => clearTimeout(this.silence), { once: true });
  }

  /** Aborts when the turn is given up. */
  get signal(): AbortSignal {
    return this.ending.signal;
  }

  hear(): void {
    this.heardAt = Date.now();
    clearTimeout(this.silence);
    if (!this.signal.aborted) this.silence = setTimeout(() => void this.probe(), STREAM_LIMITS.probedMs);
  }

  async rest(milliseconds: number): Promise<void> {
    clearTimeout(this.silence);
    this.isResting = true;
    await rest(milliseconds, this.signal);
  }

  /** Gives up a stream that the line may have forgotten, and a pause. An opening that has just begun is on the line of now. */
  check(sign: Sign): void {
    const now = Date.now();
    const isFresh = !this.isResting && now - this.startedAt < FRESH_TRY_MS;
    if (!isFresh && couldBeStale(sign, now - this.heardAt)) this.ending.abort();
  }

  /** Asks by sockets of now while the stream is silent. Whoever is answered by them has a stream that the line forgot. */
  private async probe(): Promise<void> {
    const { heardAt, signal } = this;
    const isSilent = () => !signal.aborted && !this.isResting && this.heardAt === heardAt;
    while (isSilent()) {
      const answered = await isAnswered();
      if (!isSilent()) return;
      if (answered) {
        doubtLine();
        this.ending.abort();
      } else await rest(STREAM_LIMITS.betweenProbesMs, signal);
    }
  }
}
