import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import { CONFIGURATION, Metrics } from '@pothik/service-kit';
import type { GatewayConfiguration } from '../gateway.configuration.js';
import { CONNECTIONS_REFUSED } from './connection.metrics.js';
import { connectionsPerAddress } from './connection-limits.rules.js';

/** Bounds the connections of the server, in all and of one address. One beyond is closed at once, without an answer. */
@Injectable()
export class BoundConnections implements OnModuleInit {
  constructor(
    private readonly http: HttpAdapterHost,
    @Inject(CONFIGURATION) private readonly configuration: GatewayConfiguration,
    private readonly metrics: Metrics,
  ) {}

  onModuleInit(): void {
    const { MAX_CONNECTIONS: maximum, TRUSTED_PROXIES } = this.configuration;
    const perAddress = connectionsPerAddress(maximum, TRUSTED_PROXIES.length > 0);
    const open = new Map<string, number>();
    const server = this.http.httpAdapter.getHttpServer() as Server;
    server.maxConnections = maximum;
    server.on('drop', () => this.metrics.count(CONNECTIONS_REFUSED, { limit: 'gateway' }));
    server.on('connection', (socket: Socket) => {
      // Read in advance: a closed socket has no address any more.
      const address = socket.remoteAddress ?? '';
      const count = (open.get(address) ?? 0) + 1;
      open.set(address, count);
      socket.once('close', () => leave(open, address));
      if (count <= perAddress) return;
      this.metrics.count(CONNECTIONS_REFUSED, { limit: 'address' });
      socket.destroy();
    });
  }
}

function leave(open: Map<string, number>, address: string): void {
  const count = (open.get(address) ?? 1) - 1;
  if (count === 0) open.delete(address);
  else open.set(address, count);
}
