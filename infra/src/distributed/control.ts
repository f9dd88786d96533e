import { z } from 'zod';
import type { DistributedPlatform } from './distributed-platform.js';
import { STOP_WITHIN_MS } from './instances.js';

const instance = { name: z.string(), instance: z.number().int() };
const engine = { engine: z.string(), node: z.number().int().optional() };

/** What a test may ask of the platform's processes and engines. */
const command = z.discriminatedUnion('do', [
  z.object({ do: z.literal('processes') }),
  z.object({ do: z.literal('ready') }),
  z.object({ do: z.literal('addresses') }),
  z.object({ do: z.literal('empty') }),
  z.object({ do: z.literal('kill'), ...instance }),
  z.object({ do: z.literal('stop-service'), ...instance }),
  z.object({ do: z.literal('start-service'), ...instance }),
  z.object({ do: z.literal('kill-engine'), ...engine }),
  z.object({ do: z.literal('start-engine'), ...engine }),
]);
type Command = z.output<typeof command>;

const message = z.object({ id: z.union([z.string(), z.number()]) });

async function answerTo(platform: DistributedPlatform, given: unknown): Promise<unknown> {
  const asked = command.safeParse(given);
  if (!asked.success) throw new Error(z.prettifyError(asked.error));
  return obey(platform, asked.data);
}

/** Does one of them. @throws Error when there is no such process or engine */
function obey(platform: DistributedPlatform, asked: Command): unknown {
  const { instances, engines } = platform;
  switch (asked.do) {
    case 'processes':
      return instances.states();
    case 'ready':
      return instances.readiness();
    case 'addresses':
      return engines.addresses();
    case 'empty':
      return platform.empty();
    case 'kill':
      return instances.find(asked.name, asked.instance).kill();
    case 'stop-service':
      return instances.find(asked.name, asked.instance).stop(STOP_WITHIN_MS);
    case 'start-service':
      return instances.find(asked.name, asked.instance).start();
    case 'kill-engine':
      return engines.kill(asked.engine, asked.node);
    case 'start-engine':
      return engines.start(asked.engine, asked.node);
  }
}

/** Answers `{ id, do, … }` of the parent with `{ id, done }` or `{ id, failed }`, each on its own time. */
export function answerParent(platform: DistributedPlatform): void {
  process.on('message', async (given) => {
    const { id } = message.parse(given);
    const answer = await answerTo(platform, given).then(
      (done) => ({ id, done: done ?? null }),
      (error: Error) => ({ id, failed: error.message }),
    );
    if (process.connected) process.send?.(answer);
  });
}
