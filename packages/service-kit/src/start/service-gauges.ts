import type { Server } from 'node:http';
import { promisify } from 'node:util';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { Outbox } from '../data/outbox.js';
import { Dependencies } from '../health/dependencies.js';
import { DEPENDENCY_UP, EVENT_LAG, OPEN_CONNECTIONS, OUTBOX_AGE } from '../telemetry/kit.metrics.js';
import type { ServiceParts } from './service.module.js';

/** Registers the gauges of every service. Returns a function that removes them. */
export function registerGauges(app: NestFastifyApplication, parts: ServiceParts): () => void {
  const { metrics } = parts.telemetry;
  const stops = [
    metrics.gauge(DEPENDENCY_UP, () => dependenciesOf(app)),
    metrics.gauge(OPEN_CONNECTIONS, async () => [{ labels: {}, value: await connectionsOf(app) }]),
    ...(parts.stores === undefined ? [] : registerStoreGauges(app, parts)),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}

function registerStoreGauges(app: NestFastifyApplication, { definition, stores, telemetry }: ServiceParts) {
  const { metrics } = telemetry;
  return [
    metrics.gauge(EVENT_LAG, async () => [{ labels: {}, value: (await stores?.eventLog.lag(definition.name)) ?? 0 }]),
    metrics.gauge(OUTBOX_AGE, async () => [{ labels: {}, value: (await app.get(Outbox).oldestPendingMs()) / 1000 }]),
  ];
}

async function dependenciesOf(app: NestFastifyApplication) {
  const readiness = await app.get(Dependencies).check();
  return readiness.map(({ name, up }) => ({ labels: { dependency: name }, value: up ? 1 : 0 }));
}

/** 0 for a service inside another process: its server does not listen. */
function connectionsOf(app: NestFastifyApplication): Promise<number> {
  const server = app.getHttpServer() as Server;
  return promisify(server.getConnections.bind(server))();
}
