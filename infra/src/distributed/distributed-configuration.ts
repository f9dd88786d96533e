import { z } from 'zod';
import { DEMONSTRATIONS } from '../platform/demonstrations.js';
import { StartRefusal } from '../refusals/start-refusal.js';

const environment = z.object({
  /** Of the first gateway; any free one when it is not given. */
  PORT: z.coerce.number().int().min(0).max(65_535).default(0),
  /** Keys and logs; a temporary folder, removed at the end, when it is not given. */
  DATA_DIR: z.string().min(1).optional(),
  DEMO: z.enum(DEMONSTRATIONS).default('off'),
  PUBLIC_URL: z.url().optional(),
  WEB_DIRECTORY: z.string().min(1).optional(),
});

const options = z.object({
  /** Processes of the gateway and of each service. */
  instances: z.coerce.number().int().min(1).max(9).default(2),
});

export type DistributedConfiguration = z.output<typeof environment> & z.output<typeof options>;

/** @throws StartRefusal naming every setting that is not right */
export function readDistributedConfiguration(
  variables: NodeJS.ProcessEnv,
  given: Readonly<Record<string, unknown>>,
): DistributedConfiguration {
  const results = [environment.safeParse(variables), options.safeParse(given)] as const;
  const wrong = results.flatMap(({ error }) => error?.issues ?? []).map(({ path }) => path.join('.'));
  const [settings, chosen] = results;
  if (!settings.success || !chosen.success)
    throw new StartRefusal(`These settings are not right: ${wrong.join(', ')}.`);
  return { ...settings.data, ...chosen.data };
}
