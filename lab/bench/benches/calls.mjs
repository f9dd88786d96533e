import { setTimeout as pause } from 'node:timers/promises';
import { MongoClient } from 'mongodb';
import { median } from '../../../infra/page-budgets/measurement.rules.mjs';
import { everyCall, signedIn } from '../calls/every-call.mjs';
import { withFiles } from '../calls/largest-files.mjs';
import { booking, RIDE_STEPS } from '../calls/ride-steps.mjs';
import { threadTime } from '../calls/thread-time.mjs';
import { inPlatform } from '../running/platform.mjs';

const TARGET_MS = 20;
/** What follows an answer (events, the end of the connection) belongs to its call. */
const FOLLOWS_MS = 30;
const LONG_TEXTS = { $set: { pickupLocation: 'ক'.repeat(200), dropLocation: 'খ'.repeat(200), note: 'গ'.repeat(140) } };

const bodyOf = (call) => {
  if (call.files) return { body: withFiles(call) };
  return call.body ? { body: JSON.stringify(call.body) } : {};
};

/** The thread's time of one call, with its answer. */
async function once({ people, pid, url }, call) {
  const { role, method, path } = call;
  const { body } = bodyOf(call);
  const headers = {
    cookie: people[role].cookie,
    ...(typeof body === 'string' ? { 'content-type': 'application/json' } : {}),
  };
  const began = threadTime(pid);
  const response = await fetch(`${url}/api/v1${path}`, { method, headers, body });
  const text = await response.text();
  await pause(FOLLOWS_MS);
  return { ms: threadTime(pid) - began, status: response.status, text };
}

async function measureEach(report, running, rounds) {
  const { driver } = await driverOf(running);
  const { keyId } = await running.people.RIDER.call('GET', '/notification/push-key');
  const ids = {
    'notification.subscribe': { keyId },
    'driver.getDriver': { id: driver._id },
    'driver.update': { id: driver._id, licenseNumber: '', experience: 5 },
    'driver.updateVehicle': { id: driver.vehicle._id, vehicleLicense: '', vehicleType: '' },
  };
  for (const call of await everyCall(running.url, ids)) {
    const first = await once(running, call);
    const others = [];
    for (let round = 0; round < rounds; round += 1) others.push(await once(running, call));
    const name = `${call.name} (${others.at(-1).status})`;
    report.add({ name, unit: 'ms', digits: 1, values: others.map(({ ms }) => ms), target: TARGET_MS });
    if (first.ms > TARGET_MS && first.ms > 2 * median(others.map(({ ms }) => ms)))
      report.say(`  the first time: ${first.ms.toFixed(1)} ms`);
  }
}

const driverOf = async ({ people }) => {
  const [driver] = (await people.DRIVER.call('GET', '/driver/drivers')).data;
  return { driver };
};

async function measureRides(report, running, rounds) {
  const { driver } = await driverOf(running);
  const taken = new Map(RIDE_STEPS.map(([name]) => [name, []]));
  for (let round = 0; round < rounds; round += 1) {
    await running.people.DRIVER.call('PATCH', `/driver/update/${driver._id}`, { availabilityStatus: 'ONLINE' });
    let known = {};
    for (const [name, role, step] of RIDE_STEPS) {
      const [method, path, body = name === 'ride.book' ? booking(driver._id) : undefined] = step(known);
      const { ms, status, text } = await once(running, { role, method, path, body });
      if (status >= 300) throw new Error(`${name} was answered ${status}: ${text}`);
      const { data } = JSON.parse(text);
      if (data?.pickupLocation) known = { ...known, ...data };
      taken.get(name).push(ms);
    }
  }
  for (const [name, values] of taken)
    report.add({ name: `${name} (a ride)`, unit: 'ms', digits: 1, values, target: TARGET_MS });
}

/** The processor time that every call, at its largest legal input, takes of the thread that answers. */
export const bench = async (report, { rounds }) => {
  for (const tree of report.trees)
    await inPlatform(tree, { environment: { DEMO: 'on' } }, async ({ url, databaseUrl, program }) => {
      const client = await MongoClient.connect(databaseUrl);
      await client.db('pothik_ride').collection('rides').updateMany({}, LONG_TEXTS);
      await client.close();
      const running = { url, pid: program.child.pid, people: await signedIn(url) };
      await measureRides(report, running, rounds);
      await measureEach(report, running, rounds);
    });
};
