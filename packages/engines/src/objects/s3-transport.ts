import http from 'node:http';
import https from 'node:https';

/** The longest time without traffic on a connection, in milliseconds: connecting, sending or waiting for an answer. */
const SILENCE_MAXIMUM_MS = 3_000;
/** MinIO and S3 close idle connections later than this; closing first, no request meets a closing connection. */
const IDLE_MAXIMUM_MS = 10_000;

/** Sends requests over keep-alive connections; one without traffic fails with ETIMEDOUT. */
export class S3Transport {
  readonly agent: http.Agent;
  /** Like http.request, in the form that minio's client uses. */
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
