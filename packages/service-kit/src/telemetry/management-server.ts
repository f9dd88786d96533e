import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { ConfigurationError } from '@pothik/engines';
import { SERVER_LIMITS, serverOptions } from '../limits/server-limits.js';
import type { PrometheusRegistry } from './prometheus-metrics.js';

export interface ManagementAddress {
  port: number;
  host: string;
}

export interface ManagementServer {
  /** The port that it listens on: a free one if 0 was given. */
  port: number;
  close(): Promise<void>;
}

/** Serves only `GET /metrics`, on a port of its own. @throws ConfigurationError when the port cannot be opened */
export async function openManagement(
  registry: Pick<PrometheusRegistry, 'text' | 'contentType'>,
  { port, host }: ManagementAddress,
): Promise<ManagementServer> {
  const server = createServer(
    serverOptions(SERVER_LIMITS),
    (request, response) => void answer(registry, request, response),
  );
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const reason = error.code === 'EADDRINUSE' ? 'is already in use' : `cannot be opened (${error.code})`;
      const advice = 'stop what uses it, or set MANAGEMENT_PORT to another';
      reject(new ConfigurationError(`The port of /metrics, ${port}, ${reason}: ${advice}.`));
    });
    server.listen(port, host, resolve);
  });
  const close = async () => {
    const closed = new Promise<void>((resolve) => server.close(() => resolve()));
    server.closeAllConnections();
    await closed;
  };
  return { port: (server.address() as { port: number }).port, close };
}

async function answer(
  registry: Pick<PrometheusRegistry, 'text' | 'contentType'>,
  { method, url }: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  if (url?.split('?')[0] !== '/metrics') return void response.writeHead(404).end();
  if (method !== 'GET') return void response.writeHead(405, { allow: 'GET' }).end();
  const text = await registry.text();
  response.writeHead(200, { 'content-type': registry.contentType }).end(text);
}
