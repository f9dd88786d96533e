import { z } from 'zod';
import type { ApartPlatform } from './apart-platform.js';
import { STOP_WITHIN_MS } from './replicas.js';

const replica = { name: z.string(), replica: z.number().int() };
const engine = { engine: z.string(), node: z.number().int().optional() };

/** What a test may ask of the platform's processes and engines. */
const command = z.discriminatedUnion('do', [
  z.object({ do: z.literal('processes') }),
  z.object({ do: z.literal('ready') }),
  z.object({ do: z.literal('addresses') }),
  z.object({ do: z.literal('empty') }),
  z.object({ do: z.literal('kill'), ...replica }),
  z.object({ do: z.literal('stop-service'), ...replica }),
  z.object({ do: z.literal('start-service'), ...replica }),
  z.object({ do: z.literal('kill-engine'), ...engine }),
  z.object({ do: z.literal('start-engine'), ...engine }),
]);
type Command = z.output<typeof command>;

const message = z.object({ id: z.union([z.string(), z.number()]) });

async function answerTo(platform: ApartPlatform, given: unknown): Promise<unknown> {
  const asked = command.safeParse(given);
  if (!asked.success) throw new Error(z.prettifyError(asked.error));
  return obey(platform, asked.data);
}

/** Does one of them. @throws Error when there is no such process or engine */
function obey(platform: ApartPlatform, asked: Command): unknown {
  const { replicas, engines } = platform;
  switch (asked.do) {
    case 'processes':
      return replicas.states();
    case 'ready':
      return replicas.readiness();
    case 'addresses':
      return engines.addresses();
    case 'empty':
      return platform.empty();
    case 'kill':
      return replicas.find(asked.name, asked.replica).kill();
    case 'stop-service':
      return replicas.find(asked.name, asked.replica).stop(STOP_WITHIN_MS);
    case 'start-service':
      return replicas.find(asked.name, asked.replica).start();
    case 'kill-engine':
      return engines.kill(asked.engine, asked.node);
    case 'start-engine':
      return engines.start(asked.engine, asked.node);
  }
}

/** Answers `{ id, do, … }` of the parent with `{ id, done }` or `{ id, failed }`, each on its own time. */
export function answerParent(platform: ApartPlatform): void {
  process.on('message', async (given) => {
    const { id } = message.parse(given);
    const answer = await answerTo(platform, given).then(
      (done) => ({ id, done: done ?? null }),
      (error: Error) => ({ id, failed: error.message }),
    );
    if (process.connected) process.send?.(answer);
  });
}
