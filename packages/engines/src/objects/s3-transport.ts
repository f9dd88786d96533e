import http from 'node:http';
import https from 'node:https';

/** Longest silence of a connection, in milliseconds: while connecting, sending and waiting for an answer. */
const SILENCE_MAXIMUM_MS = 3_000;
/** MinIO and S3 close idle connections after more than this; closing first, no request meets a closing one. */
const IDLE_MAXIMUM_MS = 10_000;

/** Sends requests over connections that are kept; one that falls silent fails with ETIMEDOUT. */
export class S3Transport {
  readonly agent: http.Agent;
  /** As http.request, in the one form of it that minio's client uses. */
  readonly request: typeof http.request;

  constructor(isSecure: boolean) {
    const { Agent, request } = isSecure ? https : http;
    this.agent = new Agent({ keepAlive: true, timeout: IDLE_MAXIMUM_MS });
    this.request = ((options: http.RequestOptions, onAnswer: (answer: http.IncomingMessage) => void) =>
      failingWhenSilent(request({ ...options, timeout: SILENCE_MAXIMUM_MS }, onAnswer))) as typeof http.request;
  }

  close(): void {
    this.agent.destroy();
  }
}

function failingWhenSilent(request: http.ClientRequest): http.ClientRequest {
  const error = Object.assign(new Error(`no answer for ${SILENCE_MAXIMUM_MS} ms`), { code: 'ETIMEDOUT' });
  return request.once('timeout', () => request.destroy(error));
}
