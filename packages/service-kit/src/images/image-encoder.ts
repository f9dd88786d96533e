import { Injectable, type OnApplicationShutdown, type OnModuleDestroy } from '@nestjs/common';
import { DomainError } from '@pothik/contracts/catalogue';
import { Logger } from '@pothik/engines';
import fastq from 'fastq';
import { PICTURE_DECODING, PICTURES } from '../telemetry/kit.metrics.js';
import { Metrics } from '../telemetry/metrics.js';
import type { DecoderTask } from './decoder-message.js';
import type { ImageFormat, ImageShape } from './image-format.js';
import { type DecoderRun, runDecoder } from './run-decoder.js';

/** Decoders at once, of all services of the process. */
const DECODERS_MAXIMUM = 2;
/** Pictures that wait for a decoder, of all services of the process; an upload behind them is refused. */
export const WAITING_MAXIMUM = 16;
/** The longest that a decoder takes. */
const RETRY_AFTER_SECONDS = 5;

type Work = () => Promise<Buffer[] | undefined>;

/** Of the process: services that share it share its decoders. */
const queue = fastq.promise<unknown, Work, Buffer[] | undefined>((work) => work(), DECODERS_MAXIMUM);

/** Encodes what people upload, in processes of its own with limits of time and memory. */
@Injectable()
export class ImageEncoder implements OnModuleDestroy, OnApplicationShutdown {
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
   * cannot be decoded, or takes more than 5 seconds or 256 MB.
   * @throws platform/unavailable while too many pictures wait, when no decoder can be started, and as the service stops
   */
  async encode(
    bytes: Buffer,
    formats: readonly ImageFormat[],
    shapes: readonly ImageShape[],
  ): Promise<Buffer[] | undefined> {
    if (queue.length() >= WAITING_MAXIMUM) throw unavailable();
    this.waiting += 1;
    return queue.push(() => this.decode({ bytes, formats, shapes }));
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

  private async decode(task: DecoderTask): Promise<Buffer[] | undefined> {
    this.waiting -= 1;
    if (this.isClosed) throw unavailable();
    this.running += 1;
    const started = performance.now();
    try {
      const run = await runDecoder(task, this.stopping.signal);
      this.metrics.observe(PICTURE_DECODING, { end: run.end }, (performance.now() - started) / 1000);
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
