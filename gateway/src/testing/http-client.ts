import { type Agent, type IncomingMessage, request } from 'node:http';
import type { Refusal } from '@pothik/contracts/platform';

export interface Sent {
  method?: string;
  headers?: Record<string, string>;
  body?: string | Buffer;
  /** Reuses connections; without it, every request opens its own. */
  agent?: Agent;
}

export interface Received {
  status: number;
  headers: IncomingMessage['headers'];
  bytes: Buffer;
  text: string;
}

/** Sends a request without normalising its path. Resolves once the response headers arrive. */
export function open(port: number, path: string, { method = 'GET', headers = {}, body, agent }: Sent = {}) {
  return new Promise<IncomingMessage>((resolve, reject) => {
    const outgoing = request({ host: '127.0.0.1', port, path, method, headers, agent: agent ?? false }, resolve);
    outgoing.on('error', reject).end(body);
  });
}

/** Begins a request whose body the test writes in parts. */
export function beginSending(port: number, path: string, headers: Record<string, string>) {
  const outgoing = request({ host: '127.0.0.1', port, path, method: 'PATCH', headers, agent: false });
  const answered = new Promise<IncomingMessage>((resolve, reject) =>
    outgoing.on('response', resolve).on('error', reject),
  );
  return { outgoing, answered };
}

/** Sends a request and reads the complete response. */
export async function send(port: number, path: string, sent?: Sent): Promise<Received> {
  const incoming = await open(port, path, sent);
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk as Buffer);
  const bytes = Buffer.concat(chunks);
  return { status: incoming.statusCode ?? 0, headers: incoming.headers, bytes, text: bytes.toString('utf8') };
}

export const refusalIn = ({ text }: Received): Refusal => JSON.parse(text) as Refusal;

/** Status and code of a refusal. */
export const refused = (received: Received): [number, string] => [received.status, refusalIn(received).code];

const BOUNDARY = 'a-boundary-of-the-gateway-tests';

/** A multipart form with one picture of `size` bytes. */
export function pictureForm(size: number): { headers: Record<string, string>; body: Buffer } {
  const head = `--${BOUNDARY}\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\ncontent-type: image/png\r\n\r\n`;
  const body = Buffer.concat([Buffer.from(head), Buffer.alloc(size, 1), Buffer.from(`\r\n--${BOUNDARY}--\r\n`)]);
  return {
    headers: { 'content-type': `multipart/form-data; boundary=${BOUNDARY}`, 'content-length': String(body.length) },
    body,
  };
}
