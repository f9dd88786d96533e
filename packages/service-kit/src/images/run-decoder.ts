import { fork } from 'node:child_process';
import path from 'node:path';
import { moduleBeside } from '@pothik/engines';
import { type DecoderEnd, type DecoderFacts, decoderEnd } from './decoder-end.rules.js';
import type { DecoderMessage, DecoderTask } from './decoder-message.js';
import { lowerPriority } from './decoder-priority.js';

/** A decoder starts in a tenth of a second of processor time. */
const START_MS = 10_000;
const LAST_WORDS = 2_000;

const DECODER = moduleBeside(import.meta.url, 'decoder');

/** None of this process's variables: no secret is in reach of a decoder. One thread decodes. */
const ENVIRONMENT = { UV_THREADPOOL_SIZE: '1' };

export interface DecoderRun {
  end: DecoderEnd;
  /** In order of the shapes; empty unless it ended with `encoded`. */
  pictures: Buffer[];
  /** The end of what it wrote to its standard error. */
  words: string;
}

/** Each kills the decoder when it is aborted. */
export interface DecoderSignals {
  /** The service stops. */
  stopping: AbortSignal;
  /** The picture's sender leaves. */
  left?: AbortSignal | undefined;
}

/**
 * Encodes one picture in a process of its own, which is killed once it has answered, at its limits, or by a signal.
 * `decodingMs`: its limit from the moment it has its picture.
 * @throws Error when the process cannot be created
 */
export function runDecoder(
  task: DecoderTask,
  { stopping, left }: DecoderSignals,
  decodingMs: number,
): Promise<DecoderRun> {
  const decoder = fork(DECODER.file, {
    cwd: path.dirname(DECODER.file),
    execArgv: DECODER.execArgv,
    env: ENVIRONMENT,
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  // Not by itself: its start alone takes a tenth of a second of the processors that people's requests need.
  if (decoder.pid !== undefined) lowerPriority(decoder.pid);
  const facts: DecoderFacts = {
    isReady: false,
    answer: undefined,
    isOutOfTime: false,
    isStopped: false,
    isLeft: false,
    signal: null,
  };
  let pictures: Buffer[] = [];
  let words = '';
  const kill = (): unknown => decoder.kill('SIGKILL');
  const stop = () => {
    facts.isStopped = true;
    kill();
  };
  const leave = () => {
    facts.isLeft = true;
    kill();
  };
  const limit = (ms: number) =>
    setTimeout(() => {
      facts.isOutOfTime = true;
      kill();
    }, ms);
  let timer = limit(START_MS);

  decoder.stderr?.on('data', (chunk) => {
    words = `${words}${chunk}`.slice(-LAST_WORDS);
  });
  decoder.on('message', (message: DecoderMessage) => {
    if (message.isReady) {
      facts.isReady = true;
      clearTimeout(timer);
      timer = limit(decodingMs);
      // One that is gone meanwhile is seen by its end.
      decoder.send(task, () => undefined);
      return;
    }
    facts.answer = message;
    pictures = message.pictures ?? [];
    kill();
  });
  if (stopping.aborted) stop();
  stopping.addEventListener('abort', stop);
  left?.addEventListener('abort', leave);
  return new Promise<DecoderRun>((resolve, reject) => {
    decoder.once('error', reject);
    // Its standard error closes with it: then its last words are complete.
    const silent = new Promise((closed) => decoder.stderr?.once('close', closed));
    decoder.once('exit', async (_code, signal) => {
      await silent;
      resolve({ end: decoderEnd({ ...facts, signal }), pictures, words: words.trim() });
    });
  }).finally(() => {
    clearTimeout(timer);
    stopping.removeEventListener('abort', stop);
    left?.removeEventListener('abort', leave);
  });
}
