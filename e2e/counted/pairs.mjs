import { randomInt } from 'node:crypto';
import { LiveStream } from './live-stream.mjs';
import { eventually, Person } from './person.mjs';

const AT_ONCE = 4;
const ADMINISTRATOR = 'admin@pothik.test';

/**
 * Riders with their streams open, and drivers who are ONLINE.
 * @param {{ url: string, mailUrl: string }} fixture
 */
export async function makePairs(fixture, count) {
  const administrator = new Person(fixture.url);
  await administrator.logIn(ADMINISTRATOR);
  // A given database may still contain the people of an earlier run.
  const first = randomInt(999_999) * 100;
  const pairs = [];
  for (let made = 0; made < count; made += AT_ONCE) {
    const numbers = Array.from({ length: Math.min(AT_ONCE, count - made) }, (_, index) =>
      String(first + made + index).padStart(8, '0'),
    );
    pairs.push(...(await Promise.all(numbers.map((number) => makePair(fixture, number, administrator)))));
  }
  return pairs;
}

async function makePair({ url, mailUrl }, number, administrator) {
  const [rider, driver] = [new Person(url), new Person(url)];
  await rider.signUp(`Rider ${number}`, `rider-${number}@bench.test`, mailUrl);
  await driver.signUp(`Driver ${number}`, `driver-${number}@bench.test`, mailUrl);
  const driverId = await becomeDriver(driver, number, administrator);
  const stream = await LiveStream.open(rider);
  return { rider, driver, driverId, stream };
}

async function becomeDriver(driver, number, administrator) {
  const { _id: user } = await driver.call('GET', '/user/get-me');
  const vehicle = await driver.call('POST', '/vehicle/register', {
    brand: 'Bajaj',
    model: 'RE 4S',
    vehicleType: 'CNG',
    vehicleLicense: `DM-${number}`,
  });
  const form = { user, vehicle: vehicle._id, licenseNumber: `DK${number}`, experience: 5 };
  const { _id: driverId } = await driver.call('POST', '/driver/register-driver', form);
  await eventually(async () => {
    await driver.call('POST', '/auth/refresh', {});
    if ((await driver.role()) !== 'DRIVER') throw new Error(`driver ${number} is not DRIVER yet`);
  });
  await administrator.call('PATCH', `/driver/update-status/${driverId}`, { status: 'APPROVED' });
  await driver.call('PATCH', `/driver/update/${driverId}`, { availabilityStatus: 'ONLINE' });
  return driverId;
}
