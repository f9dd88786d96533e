import { createHash } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { authService } from '@pothik/auth';
import { SystemClock } from '@pothik/engines/connect';
import { startTestPlatform, type TestPlatform } from '@pothik/service-kit/testing';
import fastify, { type FastifyInstance } from 'fastify';
import { StandInIssuer } from './stand-in-issuer.js';
import { registerStandInIssuer } from './stand-in-issuer.plugin.js';

const PUBLIC_URL = 'http://localhost:8080';
const START = '/api/v1/auth/google';
const FORM = { 'content-type': 'application/x-www-form-urlencoded' };
const RAHIMA = { name: 'Rahima <Khatun>', email: 'rahima@pothik.test' };

let server: FastifyInstance;
let issuer: StandInIssuer;
let platform: TestPlatform;
beforeAll(async () => {
  server = fastify({ forceCloseConnections: true });
  const probe = fastify();
  await probe.listen({ port: 0, host: '127.0.0.1' });
  const { port } = probe.server.address() as AddressInfo;
  await probe.close();
  issuer = await StandInIssuer.at(`http://127.0.0.1:${port}/dev/google`, PUBLIC_URL, new SystemClock());
  await registerStandInIssuer(server, issuer, [RAHIMA]);
  await server.listen({ port, host: '127.0.0.1' });
  const auth = { SESSION_KEYS: 'a-session-key-of-at-least-32-characters', PUBLIC_URL, ...issuer.settings };
  platform = await startTestPlatform({ services: [authService], configuration: { auth } });
});
afterAll(async () => {
  await platform.close();
  await server.close();
});

const open = (url: string, cookie = '') =>
  platform.service('auth').app.inject({ method: 'GET', url, headers: { host: 'localhost:8080', cookie } });

/** Starts a sign-in: the address of the stand-in's page, and the browser's cookie. */
async function leave() {
  const answer = await open(START);
  const { pathname, search } = new URL(String(answer.headers.location));
  return { page: `${pathname}${search}`, cookie: String(answer.headers['set-cookie']).split(';')[0] };
}

const choose = (page: string, person: Record<string, string>) =>
  server.inject({ method: 'POST', url: page, headers: FORM, payload: String(new URLSearchParams(person)) });

async function comeBack(address: unknown, cookie: string | undefined) {
  const { pathname, search } = new URL(String(address));
  const answer = await open(`${pathname}${search}`, cookie);
  return { location: answer.headers.location, isSignedIn: String(answer.headers['set-cookie']).includes('signedIn=1') };
}

describe('the stand-in for Google', () => {
  it('signs a person in through the code path of the platform', async () => {
    const { page, cookie } = await leave();
    const chosen = await choose(page, { ...RAHIMA, verified: 'yes' });
    expect(chosen.statusCode).toBe(303);
    expect(await comeBack(chosen.headers.location, cookie)).toEqual({ location: '/', isSignedIn: true });
  });

  it('recognizes the same e-mail as the same person', async () => {
    for (const name of ['Karim', 'Abdul Karim']) {
      const { page, cookie } = await leave();
      const chosen = await choose(page, { name, email: 'Karim@pothik.test', verified: 'yes' });
      expect(await comeBack(chosen.headers.location, cookie)).toEqual({ location: '/', isSignedIn: true });
    }
  });

  it('says that an e-mail is not verified when its box is not ticked', async () => {
    const { page, cookie } = await leave();
    const chosen = await choose(page, { name: 'Nobody', email: 'nobody@pothik.test' });
    expect(await comeBack(chosen.headers.location, cookie)).toEqual({
      location: '/login?refusal=auth/google-email-unverified',
      isSignedIn: false,
    });
  });

  it('redirects back on Cancel', async () => {
    const { page, cookie } = await leave();
    const [, cancel = ''] = /<a href="([^"]*)">Cancel/.exec((await server.inject(page)).body) ?? [];
    expect(await comeBack(cancel.replaceAll('&amp;', '&'), cookie)).toEqual({
      location: '/login?refusal=auth/google-cancelled',
      isSignedIn: false,
    });
  });

  it('offers people and a form, as text and without inline styles or scripts', async () => {
    const { page } = await leave();
    const { headers, body } = await server.inject(page);
    expect(body).toContain('<button>Rahima &lt;Khatun&gt;<span>rahima@pothik.test</span></button>');
    expect(body).toContain('<label for="email">');
    expect(headers['content-security-policy']).toBe(
      "default-src 'none'; style-src 'self'; font-src 'self'; img-src 'self'; form-action 'self' http://localhost:8080; frame-ancestors 'none'; base-uri 'none'",
    );
    expect(body).not.toMatch(/<script|style=|<style/);
    expect((await server.inject('/dev/google/style.css')).headers['content-type']).toContain('text/css');
  });

  it('is in Bangla for a browser that reads Bangla, also when it refuses', async () => {
    const { page } = await leave();
    const headers = { cookie: 'language=bn' };
    expect((await server.inject({ url: page, headers })).body).toContain('<h2>একজনকে বেছে নিন</h2>');
    const refused = await server.inject({ url: page.split('?')[0], headers });
    expect(refused.body).toContain('এই লগ ইন পথিক থেকে শুরু হয়নি।');
  });

  it('shows an invalid form again', async () => {
    const { page } = await leave();
    const answer = await choose(page, { name: '', email: 'no' });
    expect([answer.statusCode, answer.headers.location]).toEqual([400, undefined]);
    expect(answer.body).toContain('<p role="alert">Please give a name and an e-mail address.</p>');
  });

  it.each<[string, (page: string) => string]>([
    ['another client', (page) => page.replace(/client_id=[^&]+/, 'client_id=another')],
    ['another redirect address', (page) => page.replace(/redirect_uri=[^&]+/, 'redirect_uri=https://elsewhere.test/')],
    ['no proof of the code’s owner', (page) => page.replace(/code_challenge=[^&]+/, '')],
  ])('does not redirect for %s', async (_what, changed) => {
    const { page } = await leave();
    for (const answer of [
      await server.inject(changed(page)),
      await choose(changed(page), { ...RAHIMA, verified: 'yes' }),
    ])
      expect([answer.statusCode, answer.headers.location]).toEqual([400, undefined]);
  });

  it('exchanges a code once, and only for its rightful owner', async () => {
    const verifier = 'v'.repeat(43);
    const challenge = createHash('sha256').update(verifier).digest('base64url');
    const page = (await leave()).page.replace(/code_challenge=[^&]+/, `code_challenge=${challenge}`);
    const form = async () => ({
      grant_type: 'authorization_code',
      client_id: issuer.settings.GOOGLE_CLIENT_ID,
      client_secret: issuer.settings.GOOGLE_CLIENT_SECRET,
      redirect_uri: new URL(page, PUBLIC_URL).searchParams.get('redirect_uri') ?? '',
      code_verifier: verifier,
      code: await codeFor(page),
    });
    for (const wrong of ['client_id', 'client_secret', 'redirect_uri', 'code_verifier', 'code', 'grant_type'])
      expect(await exchange({ ...(await form()), [wrong]: 'wrong' })).toEqual([400, { error: 'invalid_grant' }]);
    const right = await form();
    expect(await exchange(right)).toEqual([200, expect.objectContaining({ token_type: 'Bearer' })]);
    expect(await exchange(right)).toEqual([400, { error: 'invalid_grant' }]);
  });
});

async function codeFor(page: string): Promise<string> {
  const chosen = await choose(page, { ...RAHIMA, verified: 'yes' });
  return new URL(String(chosen.headers.location)).searchParams.get('code') ?? '';
}

async function exchange(form: Record<string, string>): Promise<[status: number, body: unknown]> {
  const payload = String(new URLSearchParams(form));
  const answer = await server.inject({ method: 'POST', url: '/dev/google/token', headers: FORM, payload });
  return [answer.statusCode, answer.json()];
}
