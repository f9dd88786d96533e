import childProcess, { type ChildProcess } from 'node:child_process';
import { scrypt } from 'node:crypto';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { getPriority } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import sharp from 'sharp';
import { CallerLeft } from '../http/read-body.js';
import { PinoLogger } from '../logging/pino-logger.js';
import { PrometheusRegistry } from '../telemetry/prometheus-metrics.js';
import { ENDLESS_DRAWING, GREEDY_DRAWING } from '../testing/hostile-pictures.js';
import { metricValueOf } from '../testing/metric-value.js';
import { ImageEncoder, WAITING_MAXIMUM } from './image-encoder.js';
import { IMAGE_FORMAT } from './image-format.js';

const EVERY = Object.values(IMAGE_FORMAT);
const SQUARE = [{ square: 256 }];
const DECODERS = 2;
const LOW_PRIORITY = 10;
const BUSY = { code: 'platform/unavailable', status: 503, details: { retryAfterSeconds: 5 } };

const drawing = () =>
  sharp({ create: { width: 640, height: 400, channels: 3, background: '#f26a1b' } })
    .png()
    .toBuffer();

/** Gives every picture a second. */
class ImpatientEncoder extends ImageEncoder {
  protected override readonly decodingMs = 1_000;
}

let forked: jest.SpiedFunction<typeof childProcess.fork>;
beforeEach(() => {
  forked = jest.spyOn(childProcess, 'fork').mockClear();
});

/** The decoders that run. */
const decoders = (): ChildProcess[] =>
  forked.mock.results
    .map(({ value }) => value as ChildProcess)
    .filter(({ exitCode, signalCode }) => exitCode === null && signalCode === null);

/** On Linux each thread has a priority of its own. */
const threadsOf = ({ pid = 0 } = {} as ChildProcess): number[] =>
  process.platform === 'linux' ? readdirSync(`/proc/${pid}/task`).map(Number) : [pid, pid];

/** Waits for a fact, for as long as the test may run. */
async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isSo())) await pause(10);
}

describe('uploaded pictures', () => {
  const logger = PinoLogger.create('test', { level: 'silent' });
  let registry: PrometheusRegistry;
  let encoder: ImageEncoder;
  beforeEach(() => {
    registry = new PrometheusRegistry(logger);
    encoder = new ImageEncoder(registry.of('user'), logger);
  });
  afterEach(async () => {
    encoder.onModuleDestroy();
    encoder.onApplicationShutdown();
    await until(() => decoders().length === 0);
  });

  const encode = (bytes: Buffer, shapes: Parameters<ImageEncoder['encode']>[2] = SQUARE, by = encoder) =>
    by.encode(bytes, EVERY, shapes);
  const endless = () => encode(ENDLESS_DRAWING);
  const endlessUntil = (left: AbortSignal) => encoder.encode(ENDLESS_DRAWING, EVERY, SQUARE, left);
  const pictures = async (state: string) => metricValueOf(await registry.text(), 'pothik_pictures', { state });
  const ended = async (end: string) =>
    metricValueOf(await registry.text(), 'pothik_picture_decoding_seconds_count', { end });

  it('are encoded outside of the process, in each shape', async () => {
    const encoded = await encode(await drawing(), [{ square: 256 }, { within: 320 }]);
    const sizes = (encoded ?? []).map(async (bytes) => (await sharp(bytes).metadata()).height);
    expect(await Promise.all(sizes)).toEqual([256, 200]);
    expect(await ended('encoded')).toBe(1);
    await until(() => decoders().length === 0);
  });

  it('that are none are unreadable', async () => {
    expect(await encode(Buffer.from('not a picture'))).toBeUndefined();
    expect(await ended('unreadable')).toBe(1);
  });

  it('that would take minutes are unreadable, and other work of the process is done meanwhile', async () => {
    const done: string[] = [];
    const impatient = new ImpatientEncoder(registry.of('driver'), logger);
    const undecodable = () => encode(ENDLESS_DRAWING, SQUARE, impatient);
    const drawings = Promise.all(
      Array.from({ length: DECODERS + 1 }, async () =>
        done.push((await undecodable()) === undefined ? 'unreadable' : 'encoded'),
      ),
    );
    await until(() => decoders().length === DECODERS);
    const hashes = Array.from({ length: 8 }, (_, at) => promisify(scrypt)('Pothik#2026', `salt ${at}`, 32));
    await Promise.all([...hashes, readFile(__filename)]);
    done.push('other work');
    await drawings;
    expect(done).toEqual(['other work', 'unreadable', 'unreadable', 'unreadable']);
    expect(await ended('out-of-time')).toBe(DECODERS + 1);
    impatient.onModuleDestroy();
  });

  it('that would take gigabytes are unreadable', async () => {
    expect(await encode(GREEDY_DRAWING, [{ within: 4_000 }])).toBeUndefined();
    expect(await ended('out-of-memory')).toBe(1);
  });

  it('of 50 million pixels are encoded, in a photo’s format', async () => {
    const photo = await sharp({ create: { width: 10_000, height: 5_000, channels: 3, background: '#f26a1b' } })
      .jpeg()
      .toBuffer();
    expect(await encode(photo)).toHaveLength(1);
  });

  it('are decoded two at once, whichever service of the process they are for', async () => {
    const other = new ImageEncoder(registry.of('driver'), logger);
    const uploads = [endless(), encode(ENDLESS_DRAWING, SQUARE, other), endless()];
    const settled = Promise.allSettled(uploads);
    await until(() => decoders().length === DECODERS);
    expect([await pictures('running'), await pictures('waiting')]).toEqual([DECODERS, 1]);
    other.onModuleDestroy();
    other.onApplicationShutdown();
    await settled;
  });

  it('behind a full queue are refused with 503 and when to try again', async () => {
    const uploads = Array.from({ length: DECODERS + WAITING_MAXIMUM }, endless);
    const settled = Promise.allSettled(uploads);
    expect(await pictures('waiting')).toBe(WAITING_MAXIMUM);
    await expect(encode(await drawing())).rejects.toMatchObject(BUSY);
    encoder.onModuleDestroy();
    encoder.onApplicationShutdown();
    await settled;
  });

  it('whose sender leaves before their turn give their place up at once, and are never decoded', async () => {
    const senders = Array.from({ length: WAITING_MAXIMUM }, () => new AbortController());
    const other = new ImageEncoder(registry.of('driver'), logger);
    const running = Promise.allSettled(Array.from({ length: DECODERS }, () => encode(ENDLESS_DRAWING, SQUARE, other)));
    const waiting = senders.map(({ signal }) => endlessUntil(signal));
    const left = Promise.all(waiting.map((upload) => expect(upload).rejects.toThrow(CallerLeft)));
    await expect(encode(await drawing())).rejects.toMatchObject(BUSY);
    for (const sender of senders) sender.abort(new CallerLeft());
    await left;
    expect(await pictures('waiting')).toBe(0);
    const next = encode(await drawing());
    other.onModuleDestroy();
    other.onApplicationShutdown();
    await running;
    expect(await next).toHaveLength(1);
    expect(forked).toHaveBeenCalledTimes(DECODERS + 1);
  });

  it('whose sender leaves while they are decoded end with their decoder killed', async () => {
    const sender = new AbortController();
    const upload = expect(endlessUntil(sender.signal)).rejects.toThrow(CallerLeft);
    await once(decoders()[0] as ChildProcess, 'message');
    sender.abort(new CallerLeft());
    await upload;
    expect([decoders().length, await pictures('running'), await ended('left')]).toEqual([0, 0, 1]);
  });

  it('whose sender has left already are not decoded', async () => {
    await expect(endlessUntil(AbortSignal.abort(new CallerLeft()))).rejects.toThrow(CallerLeft);
    expect([await pictures('waiting'), forked.mock.calls.length]).toEqual([0, 0]);
  });

  it('do not suffer from a decoder that dies', async () => {
    const first = endless();
    await until(() => decoders().length === 1);
    const second = encode(await drawing());
    for (const decoder of decoders()) decoder.kill('SIGSEGV');
    const answers = await Promise.allSettled([first, second, encode(await drawing())]);
    expect(answers.at(-1)).toMatchObject({ status: 'fulfilled', value: [expect.any(Buffer)] });
  });

  it('are refused with 503 when the service stops: those that wait, and at its end those that are decoded', async () => {
    const uploads = Array.from({ length: DECODERS + 1 }, endless);
    const refused = Promise.all(uploads.map((upload) => expect(upload).rejects.toMatchObject(BUSY)));
    await until(async () => decoders().length === DECODERS);
    encoder.onModuleDestroy();
    encoder.onApplicationShutdown();
    await refused;
    await until(() => decoders().length === 0);
  });

  it('are decoded without the variables of the service, and after its own work', async () => {
    const refused = expect(endless()).rejects.toMatchObject(BUSY);
    expect(forked.mock.lastCall?.at(-1)).toMatchObject({ env: { UV_THREADPOOL_SIZE: '1' } });
    const [decoder] = decoders();
    // From its first moment on: its start takes processor time too.
    expect(getPriority(decoder?.pid)).toBe(LOW_PRIORITY);
    await until(() => {
      const priorities = threadsOf(decoder).map((thread) => getPriority(thread));
      // One that ends has its first thread for the longest.
      return priorities.length > 1 && priorities.every((priority) => priority === LOW_PRIORITY);
    });
    encoder.onModuleDestroy();
    encoder.onApplicationShutdown();
    await refused;
  });

  it('are no longer decoded when their service is gone', async () => {
    const upload = endless();
    const [decoder] = decoders();
    await once(decoder as ChildProcess, 'message');
    // As when the process of the service ends, however it ends.
    decoder?.disconnect();
    expect(await upload).toBeUndefined();
    expect(await ended('out-of-time')).toBeUndefined();
  });
});
