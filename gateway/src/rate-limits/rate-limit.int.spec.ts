import { randomInt } from 'node:crypto';
import { HEADER, RATE_LIMIT } from '@pothik/contracts/platform';
import { person } from '@pothik/service-kit/testing';
import { DEPLOYMENTS, type FixtureOptions } from '../testing/fixture-options.js';
import { GatewayFixture } from '../testing/gateway-fixture.js';
import { refused } from '../testing/http-client.js';

const ME = '/api/v1/user/get-me';
const CODE = '/api/v1/otp/send';
const SOS = '/api/v1/sos/send-message/64f000000000000000000001';
const { maximum, windowMs } = RATE_LIMIT.callsPerPerson;

let fixture: GatewayFixture;
const openFixture = async (configuration: NonNullable<FixtureOptions['configuration']> = {}) => {
  fixture = await GatewayFixture.open({ configuration });
};
afterEach(() => fixture.close());

const times = async (count: number, call: () => Promise<{ status: number }>) => {
  const statuses = new Set<number>();
  for (let done = 0; done < count; done += 1) statuses.add((await call()).status);
  return [...statuses];
};
const sendCode = (headers: Record<string, string> = {}) =>
  fixture.send(CODE, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: '{"email":"rahima@pothik.test"}',
  });

describe('the calls of a person', () => {
  it('are limited per minute, with the seconds to wait, and independent of other people’s', async () => {
    await openFixture();
    const headers = await fixture.cookieOf(person({ role: 'RIDER' }));
    expect(await times(maximum, () => fixture.send(ME, { headers }))).toEqual([200]);
    fixture.clock.advance(20_000);
    const refusal = await fixture.send(ME, { headers });
    expect(refused(refusal)).toEqual([429, 'request/too-many']);
    expect(refusal.headers['retry-after']).toBe('40');
    expect((await fixture.send(ME, { headers: await fixture.cookieOf(person({ role: 'RIDER' })) })).status).toBe(200);
    fixture.clock.advance(windowMs);
    expect((await fixture.send(ME, { headers })).status).toBe(200);
  });

  it('to log out are never limited', async () => {
    await openFixture();
    const headers = await fixture.cookieOf(person({ role: 'RIDER' }));
    await times(maximum + 1, () => fixture.send(ME, { headers }));
    expect((await fixture.send('/api/v1/auth/logout', { method: 'POST', headers })).status).toBe(200);
  });

  it('for SOS are never limited', async () => {
    await openFixture();
    const headers = await fixture.cookieOf(person({ role: 'RIDER' }));
    await times(maximum + 1, () => fixture.send(ME, { headers }));
    expect((await fixture.send(ME, { headers })).status).toBe(429);
    expect((await fixture.send(SOS, { method: 'POST', headers })).status).toBe(200);
  });

  it('are not limited while the key-value store is unavailable', async () => {
    await openFixture();
    fixture.keyValue.isUnavailable = true;
    const headers = await fixture.cookieOf(person({ role: 'RIDER' }));
    expect(await times(maximum + 1, () => fixture.send(ME, { headers }))).toEqual([200]);
  });
});

describe('codes', () => {
  const most = RATE_LIMIT.codesPerAddress.maximum;

  it('are limited per address, whatever x-forwarded-for a caller sends', async () => {
    await openFixture();
    const forged = () => sendCode({ 'x-forwarded-for': `9.9.9.${randomInt(250)}` });
    expect(await times(most, forged)).toEqual([200]);
    expect(refused(await forged())).toEqual([429, 'request/too-many']);
  });

  it('are limited per address that a trusted proxy reports', async () => {
    await openFixture({ TRUSTED_PROXIES: '127.0.0.1' });
    const from = (address: string) => () => sendCode({ 'x-forwarded-for': address });
    expect(await times(most, from('9.9.9.9'))).toEqual([200]);
    // The caller wrote everything to the left of the address that the proxy saw.
    expect((await from('8.8.8.8, 9.9.9.9')()).status).toBe(429);
    expect((await from('8.8.8.8')()).status).toBe(200);
  });

  it('are limited by /64 of an IPv6 address, whatever port or mapped form the trusted proxy reports', async () => {
    await openFixture({ TRUSTED_PROXIES: '127.0.0.1' });
    const from = (address: string) => sendCode({ 'x-forwarded-for': address });
    let caller = 0;
    expect(await times(most, () => from(`2001:db8:1:2::${(caller++).toString(16)}`))).toEqual([200]);
    for (const same of ['[2001:db8:1:2::ffff]:443', '2001:db8:1:2:9:9:9:9'])
      expect((await from(same)).status).toBe(429);
    expect((await from('2001:db8:1:3::1')).status).toBe(200);
    expect(await times(most, () => from(`::ffff:9.9.9.9`))).toEqual([200]);
    for (const same of ['9.9.9.9', '9.9.9.9:51234']) expect((await from(same)).status).toBe(429);
  });

  it('are not limited when limits are off', async () => {
    await openFixture({ RATE_LIMITS: 'off' });
    expect(await times(most + 1, () => sendCode())).toEqual([200]);
  });
});

describe('registrations', () => {
  it('are limited per address: 300 in 15 minutes, those that succeed too', async () => {
    await openFixture();
    const register = () =>
      fixture.send('/api/v1/user/register-user', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: '{"name":"Rahima","email":"rahima@pothik.test","password":"Nodi#2026"}',
      });
    expect(await times(300, register)).not.toContain(429);
    const refusal = await register();
    expect([...refused(refusal), refusal.headers['retry-after']]).toEqual([429, 'request/too-many', '900']);
  });
});

describe('log-ins', () => {
  const logIn = (headers: Record<string, string> = {}) =>
    fixture.send('/api/v1/auth/login', {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: '{"email":"rahima@pothik.test","password":"Pothik#2026"}',
    });

  it('are not limited here, where nobody knows which were right', async () => {
    await openFixture();
    expect(await times(301, () => logIn())).toEqual([200]);
  });

  it.each(DEPLOYMENTS)('state to auth the address as it is counted, services %s', async (deployment) => {
    fixture = await GatewayFixture.open({ deployment, configuration: { TRUSTED_PROXIES: '127.0.0.1' } });
    await logIn({ 'x-forwarded-for': '8.8.8.8, 2001:db8:1:2::7' });
    expect(fixture.state.address).toBe('2001:db8:1:2::/64');
  });

  it.each(DEPLOYMENTS)('state no address that the caller states, services %s', async (deployment) => {
    fixture = await GatewayFixture.open({ deployment });
    const stated = { [HEADER.address]: await fixture.addressStatementOf('9.9.9.9', 'auth') };
    await logIn(stated);
    expect(fixture.state.address).toBe('127.0.0.1');
    // A call that needs no address gets none.
    await fixture.send('/api/v1/auth/logout', { method: 'POST', headers: stated });
    expect(fixture.state.address).toBeUndefined();
  });
});

describe('the setting RATE_LIMITS', () => {
  const post = (path: string, body: string) => () =>
    fixture.send(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body });

  it.each([
    ['register', '/api/v1/user/register-user', '{"name":"Rahima","email":"r@pothik.test","password":"Pothik#2026"}'],
    ['codes', CODE, '{"email":"rahima@pothik.test"}'],
  ])('%s=2 admits two calls of an address, and leaves the other limits', async (name, path, body) => {
    await openFixture({ RATE_LIMITS: `${name}=2` });
    expect(await times(2, post(path, body))).not.toContain(429);
    expect(refused(await post(path, body)())).toEqual([429, 'request/too-many']);
    const headers = await fixture.cookieOf(person({ role: 'RIDER' }));
    expect(await times(3, () => fixture.send(ME, { headers }))).toEqual([200]);
  });

  it('person=2 admits two calls of a person a minute', async () => {
    await openFixture({ RATE_LIMITS: 'person=2' });
    const headers = await fixture.cookieOf(person({ role: 'RIDER' }));
    expect(await times(2, () => fixture.send(ME, { headers }))).toEqual([200]);
    expect((await fixture.send(ME, { headers })).status).toBe(429);
  });

  it('with a wrong number or an unknown name is refused at the start, in one sentence that names it', async () => {
    for (const wrong of ['log-in=many', 'logins=5'])
      await expect(openFixture({ RATE_LIMITS: wrong })).rejects.toThrow(
        'gateway cannot start; missing or not right: RATE_LIMITS',
      );
    await openFixture();
  });
});
