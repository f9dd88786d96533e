import type { ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { driverHttp } from '@pothik/contracts/driver';
import { type EventDefinition, type Owner, topicOf } from '@pothik/contracts/platform';
import type { z } from 'zod';
import type { Lane } from '../../../e2e/support/actors/actor.js';
import { logIn } from '../../../e2e/support/people.js';
import { type RunningPlatform, startPlatform } from '../../../e2e/support/platform.js';

/** Nobody reaches these limits of calls. `off` would end the limits of booking too. */
const LIMITS = ['register', 'codes', 'person', 'sos-look-ups'].map((name) => `${name}=100000000`).join(',');

const PUBLISHING = `--import ${new URL('./publishing.mjs', import.meta.url).href}`;

/** What an owner would say, and when. */
export interface Said<D extends EventDefinition> {
  aggregateId: string;
  payload: z.input<D['payload']>;
  occurredAt?: Date;
}

/** Publishes events of services whose own reasons take minutes: a driver's way, an absence. */
export type Publish = <D extends EventDefinition>(definition: D, said: Said<D>) => Promise<void>;

/** A lane, and who speaks for the services. */
export interface ModelLane extends Lane {
  publish: Publish;
}

export interface ModelPlatform extends RunningPlatform {
  publish: Publish;
}

/** A platform of the model's own, as `npm start` runs it. @throws Error when it does not start */
export async function startModelPlatform(): Promise<ModelPlatform> {
  const environment = { RATE_LIMITS: LIMITS, NODE_OPTIONS: PUBLISHING };
  const platform = await startPlatform({ demonstration: true, environment, hasChannel: true });
  platform.process.setMaxListeners(0);
  return { ...platform, publish: (definition, said) => publish(platform.process, definition, said) };
}

/** The drivers of the demonstration can be asked by nobody. @throws Error with the refusal */
export async function withoutDemonstrationDrivers({ url }: Pick<RunningPlatform, 'url'>): Promise<void> {
  const administrator = await logIn(url, 'admin@pothik.test');
  const { data } = await administrator.call(driverHttp.drivers, { status: 'APPROVED', limit: 100 });
  for (const { _id: id } of data)
    await administrator.call(driverHttp.updateStatus, { id, status: 'SUSPENDED', reason: 'The model begins' });
}

function publish<D extends EventDefinition>(process: ChildProcess, definition: D, said: Said<D>): Promise<void> {
  const { aggregateId, occurredAt = new Date() } = said;
  const { type, version } = definition;
  const envelope = {
    ...{ id: randomUUID(), type, version, aggregateId, aggregateVersion: 1 },
    ...{ occurredAt: occurredAt.toISOString(), actor: { kind: 'system' }, correlationId: randomUUID() },
    payload: definition.payload.parse(said.payload),
  };
  const record = { key: aggregateId, value: JSON.stringify(envelope), headers: { type } };
  const topic = topicOf(type.slice(0, type.indexOf('.')) as Owner);
  return new Promise((resolve, reject) => {
    const onAnswer = (answer: unknown) => {
      const { id, failed } = answer as { id: string; failed?: string };
      if (id !== envelope.id) return;
      process.off('message', onAnswer);
      if (failed === undefined) resolve();
      else reject(new Error(`${type} was not published: ${failed}`));
    };
    process.on('message', onAnswer);
    process.send({ id: envelope.id, topic, record });
  });
}
