import { authHttp } from '@pothik/contracts/auth';
import { ENDPOINTS } from '@pothik/contracts/catalogue';
import { notificationHttp } from '@pothik/contracts/notification';
import type { Endpoint } from '@pothik/contracts/platform';
import { rideHttp } from '@pothik/contracts/ride';
import { userHttp } from '@pothik/contracts/user';
import { addressLimits, personLimits, renewalLimit } from './rate-limit.rules.js';

const limitsOf = (call: Endpoint, address: string, personId?: string) => [
  ...addressLimits(call, address),
  ...(personId === undefined ? [] : personLimits(call, personId)),
];

describe('the limits of a call', () => {
  it('counts no log-in and no typed code: auth does, which knows what was right', () => {
    for (const call of [
      authHttp.login,
      authHttp.googleSignIn,
      authHttp.completeLogIn,
      authHttp.verifyCode,
      authHttp.resetPassword,
    ])
      expect(limitsOf(call, '10.0.0.1')).toEqual([]);
  });

  it('counts registrations per address: 300 in 15 minutes', () => {
    expect(limitsOf(authHttp.registerUser, '10.0.0.1')).toEqual([
      { key: 'rate:POST /user/register-user:10.0.0.1', maximum: 300, windowMs: 900_000 },
    ]);
  });

  it('counts codes per address, for every purpose', () => {
    for (const call of [authHttp.sendCode, authHttp.forgotPassword]) {
      const key = `rate:POST ${call.path}:10.0.0.1`;
      expect(limitsOf(call, '10.0.0.1')).toEqual([{ key, maximum: 300, windowMs: 900_000 }]);
    }
  });

  it('counts IPv6 by /64, and a mapped address as IPv4', () => {
    const keysOf = (address: string) => limitsOf(authHttp.sendCode, address).map(({ key }) => key);
    expect(keysOf('2001:db8::1')).toEqual(keysOf('2001:db8::ffff:2'));
    expect(keysOf('2001:db8::1')).not.toEqual(keysOf('2001:db8:0:1::1'));
    expect(keysOf('::ffff:10.0.0.1')).toEqual(['rate:POST /otp/send:10.0.0.1']);
  });

  it('counts messages to the support per address, and of signed-in people also per person', () => {
    const perAddress = { key: 'rate:POST /notification/contact:10.0.0.1', maximum: 30, windowMs: 900_000 };
    expect(limitsOf(notificationHttp.contact, '10.0.0.1')).toEqual([perAddress]);
    expect(limitsOf(notificationHttp.contact, '10.0.0.1', 'p')).toEqual([
      perAddress,
      { key: 'rate:person:p', maximum: 300, windowMs: 60_000 },
    ]);
  });

  it('counts what pages tell of their speed per address: 300 in 15 minutes', () => {
    expect(limitsOf(notificationHttp.reportVitals, '10.0.0.1')).toEqual([
      { key: 'rate:POST /notification/vitals:10.0.0.1', maximum: 300, windowMs: 900_000 },
    ]);
  });

  it('counts receipts of notices per address: 6,000 in 15 minutes, many phones have one', () => {
    expect(limitsOf(notificationHttp.confirmReceipt, '10.0.0.1')).toEqual([
      { key: 'rate:POST /notification/push-receipts:10.0.0.1', maximum: 6_000, windowMs: 900_000 },
    ]);
  });

  it('counts the calls of a person: 300 a minute', () => {
    expect(limitsOf(rideHttp.book, '10.0.0.1', 'p')).toEqual([
      { key: 'rate:person:p', maximum: 300, windowMs: 60_000 },
    ]);
  });

  it('counts the place searches of a person: 180 a minute', () => {
    expect(limitsOf(rideHttp.searchPlaces, '10.0.0.1', 'p')).toEqual([
      { key: 'rate:person:p', maximum: 300, windowMs: 60_000 },
      { key: 'rate:places:p', maximum: 180, windowMs: 60_000 },
    ]);
  });

  it('counts the names of points, ways and estimates of a person together: 180 a minute', () => {
    for (const call of [rideHttp.placeAt, rideHttp.wayBetween, rideHttp.estimates])
      expect(limitsOf(call, '10.0.0.1', 'p')).toEqual([
        { key: 'rate:person:p', maximum: 300, windowMs: 60_000 },
        { key: 'rate:points:p', maximum: 180, windowMs: 60_000 },
      ]);
  });

  it('lets an honest page ask five times as often as it does about points', () => {
    const pinRests = 60 / 2;
    const estimatesAndWays = 6;
    const maxima = limitsOf(rideHttp.placeAt, '10.0.0.1', 'p').map(({ maximum }) => maximum);
    expect(Math.min(...maxima)).toBeGreaterThanOrEqual(5 * (pinRests + estimatesAndWays));
  });

  it('counts the calls of a person that take files: 30 a minute', () => {
    expect(limitsOf(userHttp.update, '10.0.0.1', 'p')).toEqual([
      { key: 'rate:person:p', maximum: 300, windowMs: 60_000 },
      { key: 'rate:uploads:p', maximum: 30, windowMs: 60_000 },
    ]);
  });

  it('counts refused refresh tokens per address: 300 in 15 minutes', () => {
    const limit = { key: 'rate:renewals:10.0.0.1', maximum: 300, windowMs: 900_000 };
    expect(renewalLimit('::ffff:10.0.0.1')).toEqual(limit);
  });

  it('never limits SOS; the file of all incidents helps nobody in danger', () => {
    expect(limitsOf(rideHttp.sendSos, '10.0.0.1', 'p')).toEqual([]);
    expect(limitsOf(rideHttp.exportIncidents, '10.0.0.1', 'p')).toHaveLength(1);
    const calls = ENDPOINTS.filter((call) => call.path.startsWith('/sos/') && call !== rideHttp.exportIncidents);
    expect(calls.map((call) => limitsOf(call, '10.0.0.1', 'p'))).toEqual(calls.map(() => []));
    expect(calls.length).toBeGreaterThan(4);
  });

  it('never limits log-out from this browser', () => {
    expect(limitsOf(authHttp.logout, '10.0.0.1', 'p')).toEqual([]);
    expect(limitsOf(authHttp.logoutEverywhere, '10.0.0.1', 'p')).toHaveLength(1);
  });
});
