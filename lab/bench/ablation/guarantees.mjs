/** Loaded into the platform before its own code: takes one guarantee out of it. */
const PRELOADED = `--import ${new URL('without.mjs', import.meta.url).href}`;
const LIMITS = [
  'log-in',
  'register',
  'codes',
  'verify',
  'person',
  'places',
  'points',
  'pickups',
  'sos-look-ups',
  'uploads',
  'failed-log-ins',
  'codes-per-email',
  'codes-per-number',
];

/** As deployed, with limits that nobody reaches and people who send idempotency keys as the web does. */
export const EVERYTHING = {
  name: 'everything on',
  hasChannel: true,
  environment: { RATE_LIMITS: LIMITS.map((name) => `${name}=100000000`).join(','), LOG_LEVEL: 'info' },
  ofDatabase: [],
  ofPairs: { sendKeys: true },
};

const withoutInProcess = (guarantee) => ({
  environment: { NODE_OPTIONS: PRELOADED, ABLATED: guarantee },
});

/**
 * What can be switched off without a change of the product: by its settings, by what people send, or by a module that is loaded
 * before it and replaces a method. `shared commands` is no guarantee but an economy: without it there are fewer rides.
 */
export const GUARANTEES = [
  { name: 'events published and followed', ...withoutInProcess('events'), ofPairs: { withoutEvents: true } },
  { name: 'writes on disk before the answer', ofDatabase: ['--sync', 'NORMAL'] },
  { name: 'idempotency keys', ofPairs: { sendKeys: false } },
  { name: 'signed statements', ...withoutInProcess('statements') },
  { name: 'rate limits', environment: { RATE_LIMITS: 'off' } },
  { name: 'open streams', ofPairs: { closeStreams: true } },
  { name: 'log lines', environment: { LOG_LEVEL: 'silent' } },
  { name: 'shared commands', ...withoutInProcess('shared-commands') },
];

/** Everything on but one. */
export const without = ({ name, environment, ofDatabase, ofPairs }) => ({
  ...EVERYTHING,
  name: `without ${name}`,
  environment: { ...EVERYTHING.environment, ...environment },
  ofDatabase,
  ofPairs: { ...EVERYTHING.ofPairs, ...ofPairs },
});
