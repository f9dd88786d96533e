import { z } from 'zod';
import { DEMONSTRATIONS } from '../platform/demonstrations.js';
import { StartRefusal } from '../refusals/start-refusal.js';

const environment = z.object({
  /** Port of the first gateway; a free one by default. */
  PORT: z.coerce.number().int().min(0).max(65_535).default(0),
  /** Folder of keys and logs; by default a temporary one that is removed at the end. */
  DATA_DIR: z.string().min(1).optional(),
  DEMO: z.enum(DEMONSTRATIONS).default('off'),
  PUBLIC_URL: z.url().optional(),
  /** Folder of the releases of the web app that are published to the object store; by default those of the build. */
  WEB_DIRECTORY: z.string().min(1).optional(),
});

const options = z.object({
  /** How many processes of the gateway and of each service. */
  instances: z.coerce.number().int().min(1).max(9).default(2),
});

export type DistributedConfiguration = z.output<typeof environment> & z.output<typeof options>;

/** @throws StartRefusal naming every invalid setting */
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
