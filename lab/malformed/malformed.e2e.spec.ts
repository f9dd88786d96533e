import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { ENDPOINTS, ERRORS } from '@pothik/contracts/catalogue';
import { driverHttp } from '@pothik/contracts/driver';
import { type Endpoint, isForServices, type Role, rolesOf } from '@pothik/contracts/platform';
import { userHttp } from '@pothik/contracts/user';
import { type EmbeddedMongo, startEmbeddedMongo } from '@pothik/embedded-mongo';
import fc from 'fast-check';
import { mongo } from 'mongoose';
import { eventually } from '../../e2e/support/eventually.js';
import { logIn } from '../../e2e/support/people.js';
import { type RunningPlatform, startPlatform } from '../../e2e/support/platform.js';
import { fareSet, peopleOf } from '../../e2e/support/rides-in-states.js';
import { type Answer, Visitor } from '../../e2e/support/visitor.js';
import type { Known } from './field.arbitrary.js';
import { type MalformedCall, malformedCall } from './malformed-call.arbitrary.js';
import { everythingStored, requireEverythingPublished, type Stored } from './stored.js';

const CALLS_EACH = process.env.LONG ? 200 : 100;
const AT_ONCE = 8;
const SEED = Number(process.env.SEED ?? Date.now() % 1_000_000_007);
const ACCOUNT_OF: Record<Role, string> = { RIDER: 'rider', DRIVER: 'driver', ADMIN: 'admin', SUPER_ADMIN: 'super' };

let directory: string;
let database: EmbeddedMongo;
let platform: RunningPlatform;
let stored: mongo.MongoClient;
let known: Known;
let before: Stored;
const visitors = new Map<string, Visitor>();

beforeAll(async () => {
  directory = mkdtempSync(path.join(os.tmpdir(), 'pothik-malformed-'));
  database = await startEmbeddedMongo({ directory, port: 0, synchronous: 'NORMAL' });
  stored = await mongo.MongoClient.connect(database.url);
  const environment = { RATE_LIMITS: 'off', MONGO_URL: database.url };
  platform = await startPlatform({ demonstration: true, environment });
  visitors.set('PUBLIC', new Visitor(platform.url));
  for (const [role, account] of Object.entries(ACCOUNT_OF))
    visitors.set(role, await logIn(platform.url, `${account}@pothik.test`));
  known = await whatThereIs();
  before = await everythingAtRest();
});

afterAll(async () => {
  await platform?.stop();
  await stored?.close();
  await database?.close();
  rmSync(directory, { recursive: true, force: true });
});

const visitor = (role: string): Visitor => visitors.get(role) as Visitor;

/** An accepted ride and its people, so that a call is refused only because of its form. */
async function whatThereIs(): Promise<Known> {
  const people = await peopleOf(platform, 'rider@pothik.test', 'driver@pothik.test');
  const { _id: rideId, user, driver } = await fareSet(people);
  const [vehicle] = (await visitor('DRIVER').call(driverHttp.vehicles, {})).data;
  const ids = { rideId, driver: driver._id, id: driver._id, user: user._id, userId: user._id };
  return { ...ids, vehicle: vehicle?._id as string };
}

/** The stored data once the first events have been handled. */
async function everythingAtRest(): Promise<Stored> {
  let last = await everythingStored(stored);
  return eventually(async () => {
    await requireEverythingPublished(stored);
    const now = await everythingStored(stored);
    const settled = JSON.stringify(now) === JSON.stringify(last);
    last = now;
    if (!settled) throw new Error('Services are still writing');
    return now;
  });
}

const allowed = ({ access }: Endpoint): Visitor =>
  visitor(rolesOf(access)[0] ?? (access === 'PUBLIC' ? 'PUBLIC' : 'RIDER'));

function send(endpoint: Endpoint, { params, query, body }: MalformedCall): Promise<Answer> {
  const filled = endpoint.path.replace(/:(\w+)/g, (_whole, name: string) => encodeURIComponent(params[name] ?? ''));
  const search = new URLSearchParams(query).toString();
  const address = `/api/v1${filled}${search === '' ? '' : `?${search}`}`;
  return allowed(endpoint).send(
    endpoint.method,
    address,
    body === undefined ? {} : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } },
  );
}

/** Expects a refusal of the catalogue with its status, never a 5xx. */
function expectRefusal({ status, body }: Answer): void {
  const { code } = body as { code?: keyof typeof ERRORS };
  expect(body).toMatchObject({ success: false, message: expect.any(String), requestId: expect.any(String) });
  expect(code === undefined ? undefined : ERRORS[code]).toMatchObject({ status });
  expect([400, 404, 413]).toContain(status);
}

// A call that browsers navigate to answers a refusal with a page: google.e2e.spec.ts.
const outside = ENDPOINTS.filter(({ access, produces }) => !isForServices(access) && produces !== 'text/html');
const named = outside.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const);

describe(`malformed input, ${CALLS_EACH} inputs for each call (SEED=${SEED})`, () => {
  it.each(named)('%s refuses with an error of the catalogue, never with a 5xx', async (_name, endpoint) => {
    const calls = fc.sample(malformedCall(endpoint, known), { numRuns: CALLS_EACH, seed: SEED });
    while (calls.length > 0) {
      const some = calls.splice(0, AT_ONCE);
      const answers = await Promise.all(some.map((call) => send(endpoint, call)));
      for (const [index, answer] of answers.entries()) {
        try {
          expectRefusal(answer);
        } catch (error) {
          throw new Error(`${JSON.stringify(some[index])} was answered ${answer.status}`, { cause: error });
        }
      }
    }
  });

  it('and stored data is unchanged', async () => {
    expect(await everythingStored(stored)).toEqual(before);
  });

  it('while one valid call changes it', async () => {
    await visitor('RIDER').call(userHttp.update, { address: 'Road 27, Dhanmondi' });
    expect(await everythingStored(stored)).not.toEqual(before);
  });
});
