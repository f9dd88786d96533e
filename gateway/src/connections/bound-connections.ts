import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import type { Metrics } from '@pothik/service-kit';
import { CONNECTIONS_REFUSED } from './connection.metrics.js';
import { connectionsPerAddress } from './connection-limits.rules.js';

export interface ConnectionBounds {
  /** Connections open at once. */
  maximum: number;
  isBehindProxy: boolean;
  metrics: Metrics;
}

/** Bounds the connections of a server, in all and of one address. One beyond is closed at once, without an answer. */
export function boundConnections(server: Server, { maximum, isBehindProxy, metrics }: ConnectionBounds): void {
  const perAddress = connectionsPerAddress(maximum, isBehindProxy);
  const open = new Map<string, number>();
  server.maxConnections = maximum;
  server.on('drop', () => metrics.count(CONNECTIONS_REFUSED, { limit: 'gateway' }));
  server.on('connection', (socket: Socket) => {
    // Read in advance: a closed socket has no address any more.
    const address = socket.remoteAddress ?? '';
    const count = (open.get(address) ?? 0) + 1;
    open.set(address, count);
    socket.once('close', () => leave(open, address));
    if (count <= perAddress) return;
    metrics.count(CONNECTIONS_REFUSED, { limit: 'address' });
    socket.destroy();
  });
}

function leave(open: Map<string, number>, address: string): void {
  const count = (open.get(address) ?? 1) - 1;
  if (count === 0) open.delete(address);
  else open.set(address, count);
}
