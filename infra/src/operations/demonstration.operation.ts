import { createInterface } from 'node:readline/promises';
import { type ConnectedEngines, connectEngines, type EngineAddresses } from '@pothik/engines/connect';
import { LocalServiceCaller, PinoLogger, parseStatementKeys, StatementSigner } from '@pothik/service-kit/host';
import { DEMONSTRATION_PASSWORD, DEMONSTRATION_PEOPLE } from '../demonstration/people.js';
import { seedDemonstration } from '../demonstration/seed.js';
import type { Demonstration } from '../platform/demonstrations.js';
import { type Keys, makeKeys } from '../platform/keys.js';
import { closeServices, type Services, type ServicesConfiguration, startServices } from '../platform/local-services.js';
import { OperationRefusal } from '../refusals/operation-refusal.types.js';
import { mayHaveDemonstration, seedSettings } from './demonstration.rules.js';
import { type Operation } from './operation.js';

/** Creates the demonstration people on a deployed platform's engines; only for a platform on this machine. */
export const demonstration: Operation = {
  use: 'demo [--yes] [--people]',
  meaning:
    'makes the demonstration people and a month of rides (--people: nobody has ridden yet), after asking; only where PUBLIC_URL is this machine',
  run: async (args, variables) => {
    const { PUBLIC_URL = '' } = variables;
    if (!mayHaveDemonstration(PUBLIC_URL)) {
      throw new OperationRefusal('Demonstration people are made only where PUBLIC_URL is this machine (localhost).');
    }
    if (!args.includes('--yes') && !(await agrees(PUBLIC_URL))) throw new OperationRefusal('Nothing was made.');
    await seed(variables, PUBLIC_URL, args.includes('--people') ? 'people' : 'on');
    console.log(`${DEMONSTRATION_PEOPLE.length} demonstration people are there, password ${DEMONSTRATION_PASSWORD}.`);
  },
};

async function agrees(publicUrl: string): Promise<boolean> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  try {
    const answer = await terminal.question(`Make demonstration people, with a known password, at ${publicUrl}? [y/N] `);
    return /^y(es)?$/i.test(answer.trim());
  } finally {
    terminal.close();
  }
}

async function seed(variables: NodeJS.ProcessEnv, publicUrl: string, kind: Demonstration): Promise<void> {
  const logger = PinoLogger.create('operations', { level: variables.LOG_LEVEL ?? 'warn' });
  const addresses = { MAIL_FROM: 'Pothik <no-reply@pothik.test>', ...variables } as EngineAddresses;
  const engines = await connectEngines(addresses, { logger, clientId: 'operations' });
  try {
    const services = await start(engines, seedSettings(publicUrl, kind));
    await seedDemonstration(services, kind);
    await closeServices(services);
  } finally {
    await engines.close();
  }
}

/** During the seed this process is one more instance of every service. */
async function start(engines: ConnectedEngines, settings: ServicesConfiguration): Promise<Services> {
  const keys: Keys = makeKeys();
  const started: { services?: Services } = {};
  const caller = (name: string) =>
    new LocalServiceCaller(
      new StatementSigner(parseStatementKeys(keys.statementKeys[name] ?? ''), engines.clock),
      (owner) => started.services?.[owner].app,
    );
  started.services = await startServices({ ...engines, caller }, keys, settings);
  return started.services;
}
