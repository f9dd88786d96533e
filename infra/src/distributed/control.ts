import { z } from 'zod';
import type { DistributedPlatform } from './distributed-platform.js';
import { STOP_WITHIN_MS } from './instances.js';

const instance = { name: z.string(), instance: z.number().int() };
const engine = { engine: z.string(), node: z.number().int().optional() };

/** The commands by which a test controls the platform's processes and engines. */
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
  const request = command.safeParse(given);
  if (!request.success) throw new Error(z.prettifyError(request.error));
  return execute(platform, request.data);
}

/** @throws Error when there is no such process or engine */
function execute(platform: DistributedPlatform, request: Command): unknown {
  const { instances, engines } = platform;
  switch (request.do) {
    case 'processes':
      return instances.states();
    case 'ready':
      return instances.readiness();
    case 'addresses':
      return engines.addresses();
    case 'empty':
      return platform.empty();
    case 'kill':
      return instances.find(request.name, request.instance).kill();
    case 'stop-service':
      return instances.find(request.name, request.instance).stop(STOP_WITHIN_MS);
    case 'start-service':
      return instances.find(request.name, request.instance).start();
    case 'kill-engine':
      return engines.kill(request.engine, request.node);
    case 'start-engine':
      return engines.start(request.engine, request.node);
  }
}

/** Answers each message `{ id, do, … }` of the parent process with `{ id, done }` or `{ id, failed }`; commands run concurrently. */
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
