import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { Transform, type TransformCallback } from 'node:stream';
import { DomainError } from '@pothik/contracts/catalogue';
import { UPLOAD_LIMITS, type UploadLimits } from '../limits/body-limits.js';
import { pauseMsOf, UPLOAD_PACE } from '../limits/body-pace.rules.js';
import { CallerLeft, cutBody } from './read-body.js';

export interface UploadBounds {
  maximumBytes: number;
  /** The refusal of a larger one. */
  tooLarge: DomainError;
  limits?: UploadLimits;
}

/**
 * The bytes of an upload as they come, at most at the pace of uploads, until it is too large, too slow, or its caller leaves.
 * Then it is destroyed and its reader with it, while the connection stays for the refusal.
 */
export class BoundedUpload extends Transform {
  /** Why it was ended; undefined for one that was not. */
  refusal: DomainError | undefined;
  /** Of the request: the reader of the form finds its boundary there. */
  readonly headers: IncomingHttpHeaders;
  private readonly leaving = new AbortController();
  private bytes = 0;
  private bytesBefore = 0;
  private readonly began = performance.now();
  private pacing: NodeJS.Timeout | undefined;
  private readonly timers: NodeJS.Timeout[];

  constructor(
    private readonly source: IncomingMessage,
    private readonly bounds: UploadBounds,
  ) {
    super();
    this.headers = source.headers;
    const { withinMs, progress } = bounds.limits ?? UPLOAD_LIMITS;
    this.timers = [
      setTimeout(() => this.endAsSlow(), withinMs),
      setInterval(() => this.checkProgress(progress.bytes), progress.everyMs),
    ];
    // Its reader may not listen yet, or any more; the refusal is read from the property.
    this.on('error', () => undefined);
    source.once('close', () => this.leaveUnlessComplete());
    source.pipe(this);
    this.leaveUnlessComplete();
  }

  /** Aborted, with CallerLeft, when its caller leaves before the answer, also once all bytes have come. */
  get left(): AbortSignal {
    return this.leaving.signal;
  }

  /** Its caller has left: nobody waits for the answer. */
  leave(): void {
    const reason = new CallerLeft();
    this.leaving.abort(reason);
    this.destroy(reason);
  }

  override _transform(chunk: Buffer, _encoding: BufferEncoding, done: TransformCallback): void {
    this.bytes += chunk.length;
    if (this.bytes > this.bounds.maximumBytes) {
      this.endWith(this.bounds.tooLarge);
      return;
    }
    const pauseMs = pauseMsOf(this.bytes, performance.now() - this.began, UPLOAD_PACE);
    if (pauseMs === 0) done(null, chunk);
    else this.pacing = setTimeout(done, pauseMs, null, chunk);
  }

  override _flush(done: TransformCallback): void {
    this.stopTimers();
    done();
  }

  override _destroy(error: Error | null, done: (error?: Error | null) => void): void {
    this.stopTimers();
    done(error);
  }

  private checkProgress(leastBytes: number): void {
    if (this.bytes - this.bytesBefore < leastBytes) this.endAsSlow();
    this.bytesBefore = this.bytes;
  }

  private endAsSlow(): void {
    cutBody(this.source);
    this.endWith(new DomainError('request/too-slow'));
  }

  private endWith(refusal: DomainError): void {
    this.refusal = refusal;
    this.destroy(refusal);
  }

  private leaveUnlessComplete(): void {
    if (this.source.destroyed && !this.source.readableEnded) this.leave();
  }

  private stopTimers(): void {
    for (const timer of [...this.timers, this.pacing]) clearTimeout(timer);
  }
}
