import { Injectable, type OnApplicationShutdown, type OnModuleDestroy } from '@nestjs/common';
import { DomainError } from '@pothik/contracts/catalogue';
import { Logger } from '@pothik/engines';
import { PICTURE_DECODING, PICTURES } from '../telemetry/kit.metrics.js';
import { Metrics } from '../telemetry/metrics.js';
import type { DecoderTask } from './decoder-message.js';
import { inTurn, waitingForTurn } from './decoder-turns.js';
import type { ImageFormat, ImageShape } from './image-format.js';
import { type DecoderRun, runDecoder } from './run-decoder.js';

/** Pictures that wait for a decoder, of all services of the process; an upload behind them is refused. */
export const WAITING_MAXIMUM = 16;
/** From the moment a decoder has its picture. A photo of a telephone takes half a second. */
const DECODING_MS = 5_000;
/** The longest that a decoder takes. */
const RETRY_AFTER_SECONDS = DECODING_MS / 1_000;

/** Encodes what people upload, in processes of its own with limits of time and memory. */
@Injectable()
export class ImageEncoder implements OnModuleDestroy, OnApplicationShutdown {
  /** A test's encoder has less. */
  protected readonly decodingMs: number = DECODING_MS;
  private readonly stopping = new AbortController();
  private readonly removeGauge: () => void;
  private isClosed = false;
  private waiting = 0;
  private running = 0;

  constructor(
    private readonly metrics: Metrics,
    private readonly logger: Logger,
  ) {
    this.removeGauge = metrics.gauge(PICTURES, async () => [
      { labels: { state: 'waiting' }, value: this.waiting },
      { labels: { state: 'running' }, value: this.running },
    ]);
  }

  /**
   * Encodes a picture as WebP, once for each shape, in order; undefined when its content is in none of the formats,
   * cannot be decoded, or takes more than 5 seconds or 256 MB. `left`: aborted when its sender leaves; then it gives up its
   * place in the queue, or its decoder is killed.
   * @throws the reason of `left`; platform/unavailable while too many pictures wait, when no decoder can be started, and as the service stops
   */
  async encode(
    bytes: Buffer,
    formats: readonly ImageFormat[],
    shapes: readonly ImageShape[],
    left?: AbortSignal,
  ): Promise<Buffer[] | undefined> {
    left?.throwIfAborted();
    if (waitingForTurn() >= WAITING_MAXIMUM) throw unavailable();
    let isWaiting = true;
    const stopWaiting = () => {
      if (isWaiting) this.waiting -= 1;
      isWaiting = false;
    };
    this.waiting += 1;
    const decode = () => {
      stopWaiting();
      return this.decode({ bytes, formats, shapes }, left);
    };
    return inTurn(decode, left).finally(stopWaiting);
  }

  /** Pictures that wait are refused; those that a decoder has may be finished. */
  onModuleDestroy(): void {
    this.isClosed = true;
    this.removeGauge();
  }

  /** Kills the service's decoders. */
  onApplicationShutdown(): void {
    this.stopping.abort();
  }

  private async decode(task: DecoderTask, left?: AbortSignal): Promise<Buffer[] | undefined> {
    if (this.isClosed) throw unavailable();
    this.running += 1;
    const started = performance.now();
    try {
      const run = await runDecoder(task, { stopping: this.stopping.signal, left }, this.decodingMs);
      this.metrics.observe(PICTURE_DECODING, { end: run.end }, (performance.now() - started) / 1000);
      if (run.end === 'left') throw left?.reason;
      return this.picturesOf(run);
    } finally {
      this.running -= 1;
    }
  }

  private picturesOf({ end, pictures, words }: DecoderRun): Buffer[] | undefined {
    if (end === 'encoded') return pictures;
    if (end === 'died') this.logger.warn({ words }, 'a decoder died of a picture');
    if (end === 'not-started') this.logger.error({ words }, 'a decoder did not start');
    if (end === 'not-started' || end === 'stopped') throw unavailable();
    return undefined;
  }
}

const unavailable = () => new DomainError('platform/unavailable', { retryAfterSeconds: RETRY_AFTER_SECONDS });
