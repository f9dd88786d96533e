import { createECDH, randomBytes } from 'node:crypto';
import { Person } from '../../../e2e/counted/person.mjs';
import { largestInput } from './largest-input.mjs';

const API = '/api/v1';
const METHODS = ['get', 'post', 'patch', 'delete'];
const UNKNOWN_ID = 'f'.repeat(24);
const LONG_WORDS = 'a '.repeat(50).trim();
const POINT = { lat: 23.9, lng: 90.28 };
const FAR = { lat: 23.66, lng: 90.52 };
/** In the order in which the most powerful comes last: a call is made by the first who may. */
const ACCOUNTS = { RIDER: 'rider', DRIVER: 'driver', ADMIN: 'admin', SUPER_ADMIN: 'super' };

/** What a schema cannot say, by the name of the field. */
const VALUES = {
  email: `${'a'.repeat(64)}@${'b'.repeat(63)}.${'c'.repeat(63)}.${'d'.repeat(55)}.test`,
  password: `Aa1#${'x'.repeat(124)}`,
  phone: '01712345678',
  otp: '123456',
  limit: 100,
  from: '2025-12-01',
  to: '2026-11-30',
  ...POINT,
  point: POINT,
  pickupPoint: POINT,
  dropPoint: FAR,
  pickupLat: POINT.lat,
  pickupLng: POINT.lng,
  dropLat: FAR.lat,
  dropLng: FAR.lng,
  fromLat: POINT.lat,
  fromLng: POINT.lng,
  toLat: FAR.lat,
  toLng: FAR.lng,
  cityId: 'dhaka',
  label: 'home',
  endpoint: `https://fcm.googleapis.com/fcm/send/${'e'.repeat(964)}`,
  p256dh: createECDH('prime256v1').generateKeys('base64url'),
  auth: randomBytes(16).toString('base64url'),
  receipt: UNKNOWN_ID.slice(0, 16).repeat(2),
  text: 'ঢা রো ব স ম '.repeat(20).slice(0, 199),
};
/** Within 5 km of where each of the demonstration's drivers begins. */
const NEAR_DRIVERS = { lat: 23.77, lng: 90.395 };
/** Lists with the longest words that they look for, too. */
const SOUGHT = ['searchTerm', 'find'];
/** Whose lists are the longest, where everybody may call. */
const LONGEST_OF = ['ride.rides', 'driver.drivers', 'driver.vehicles'];
/** They end sessions. */
const isLast = ({ name }) => name.startsWith('auth.');

/** The people who call, signed in. */
export async function signedIn(url) {
  const people = { PUBLIC: new Person(url) };
  for (const [role, name] of Object.entries(ACCOUNTS)) {
    people[role] = new Person(url);
    await people[role].logIn(`${name}@pothik.test`);
  }
  return people;
}

const roleOf = ({ operationId, security, description = '' }) =>
  LONGEST_OF.includes(operationId)
    ? 'ADMIN'
    : security === undefined || security.length === 0
      ? 'PUBLIC'
      : (Object.keys(ACCOUNTS).find((role) => new RegExp(`\\b${role}\\b`).test(description.split('.')[0])) ?? 'RIDER');

/** Every call of the API with its largest legal input, lists with and without words; streams stay open and are left out. */
export async function everyCall(url, ids) {
  const { paths } = await (await fetch(`${url}/api/openapi.json`)).json();
  const calls = Object.entries(paths).flatMap(([path, operations]) =>
    METHODS.filter((method) => method in operations && !path.endsWith('/stream')).flatMap((method) => {
      const operation = operations[method];
      const base = { role: roleOf(operation), method: method.toUpperCase(), name: operation.operationId };
      const known = { 'driver.freeDrivers': NEAR_DRIVERS, ...ids }[operation.operationId];
      const values = { ...VALUES, rideId: UNKNOWN_ID, id: UNKNOWN_ID, ...known };
      const called = (more, words = '') => {
        const input = largestInput({ path, operation }, { ...values, ...more });
        const { body, files } = input;
        return { ...base, name: `${base.name}${words}`, path: input.path.slice(API.length), body, files };
      };
      const sought = SOUGHT.filter((word) => operation.parameters?.some(({ name }) => name === word));
      return [called({}), ...sought.map((word) => called({ [word]: LONG_WORDS }, ` ${word}`))];
    }),
  );
  return [...calls.filter((call) => !isLast(call)), ...calls.filter(isLast)];
}
