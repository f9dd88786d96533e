import { authHttp } from '@pothik/contracts/auth';
import { ENDPOINTS, ERRORS } from '@pothik/contracts/catalogue';
import { driverHttp } from '@pothik/contracts/driver';
import { notificationHttp } from '@pothik/contracts/notification';
import { isForServices } from '@pothik/contracts/platform';
import { rideHttp } from '@pothik/contracts/ride';
import { refusalsOf } from './endpoint-refusals.rules.js';

const OUTSIDE = ENDPOINTS.filter(({ access }) => !isForServices(access));
const UNSAFE = ['request/origin-refused', 'request/not-json', 'request/too-large'];
const named = (endpoints: typeof OUTSIDE) => endpoints.map(({ owner, name }) => `${owner}.${name}`).sort();
const givers = (code: string) => named(OUTSIDE.filter((endpoint) => refusalsOf(endpoint).includes(code)));

it('a call gives its own refusals and each code once, all of the catalogue', () => {
  for (const endpoint of OUTSIDE) {
    const codes = refusalsOf(endpoint);
    expect(codes).toEqual(expect.arrayContaining([...endpoint.errors]));
    expect(new Set(codes).size).toBe(codes.length);
    expect(codes.filter((code) => !(code in ERRORS))).toEqual([]);
  }
});

it.each(UNSAFE)('every call that may change something can give %s, and no other', (code) => {
  expect(givers(code)).toEqual(named(OUTSIDE.filter(({ method }) => method !== 'GET')));
});

it('a command with Idempotency-Key can give key-reused and conflict', () => {
  expect(refusalsOf(rideHttp.book)).toEqual(expect.arrayContaining(['request/key-reused', 'request/conflict']));
  expect(refusalsOf(notificationHttp.contact)).toContain('request/key-reused');
  for (const call of [notificationHttp.read, authHttp.login, rideHttp.rides])
    expect(refusalsOf(call)).not.toContain('request/key-reused');
});

it('a call with a name in its path can give not-found', () => {
  expect(refusalsOf(rideHttp.getRide)).toContain('request/not-found');
  expect(refusalsOf(rideHttp.rides)).not.toContain('request/not-found');
});

it('every call can give too-many, except what administrators do about an SOS, and log-out', () => {
  const { incidents, acknowledgeIncident, noteIncident, resolveIncident } = rideHttp;
  // Of `sendSos` and `ownIncident` the look-ups that find nothing are limited, by ride.
  const never = [incidents, acknowledgeIncident, noteIncident, resolveIncident];
  const limited = named(OUTSIDE).filter((name) => !named([...never, authHttp.logout]).includes(name));
  expect(givers('request/too-many')).toEqual(limited);
});

it('a call of some roles can refuse the others, a call of signed-in people those who are not', () => {
  expect(refusalsOf(driverHttp.updateStatus)).toEqual(
    expect.arrayContaining(['auth/not-allowed', 'auth/not-signed-in', 'auth/session-expired', 'auth/session-stale']),
  );
  expect(refusalsOf(authHttp.logoutEverywhere)).not.toContain('auth/not-allowed');
  expect(refusalsOf(authHttp.login)).not.toContain('auth/not-signed-in');
});

it('every call of signed-in people, but those that set a second factor up, can refuse until it is set up', () => {
  expect(refusalsOf(authHttp.changePassword)).toContain('auth/second-factor-needed');
  expect(refusalsOf(rideHttp.book)).toContain('auth/second-factor-needed');
  for (const call of [authHttp.login, authHttp.beginSecondFactor, authHttp.confirmSecondFactor, authHttp.epochOf])
    expect(refusalsOf(call)).not.toContain('auth/second-factor-needed');
});
