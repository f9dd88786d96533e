import { authHttp, wrongTriesOfAddressKey } from '@pothik/contracts/auth';
import { COOKIE, HEADER, RATE_LIMIT } from '@pothik/contracts/platform';
import { EngineUnavailable } from '@pothik/engines';
import type { CallAnswer } from '@pothik/service-kit/testing';
import { type AuthPlatform, otherThan, PASSWORD, startAuth } from '../testing/auth-platform.js';
import { seedPeople } from '../testing/browser.js';
import { CookieBrowser } from '../testing/cookie-browser.js';
import type { TriedCall } from './address-tries.rules.js';

const WRONG = 'Wrong#2026';
const NEW_PASSWORD = 'Nodi#2026';
const { maximum, windowMs } = RATE_LIMIT.failedLogInsPerAddress;
/** More than an address may fail. */
const CROWD = maximum + 100;
const TOGETHER = 50;

let auth: AuthPlatform;
let addresses = 0;
let people: string[];
beforeAll(async () => {
  auth = await startAuth();
  people = Array.from({ length: CROWD }, (_, index) => `person${index}@pothik.test`);
  await seedPeople(auth, people);
});
afterAll(() => auth.close());

/** An address that nobody called from yet. */
function newAddress(): string {
  addresses += 1;
  return `203.0.113.${addresses}`;
}
const counted = (call: TriedCall, address: string) => auth.platform.keyValue.get(wrongTriesOfAddressKey(call, address));
const logIn = (from: string, email: string, password = PASSWORD) =>
  auth.platform.call(authHttp.login, { email, password }, { from });
const times = (statuses: number[], status: number) => statuses.filter((one) => one === status).length;

/** An address from which as much was wrong as may be. */
async function closedAddress(call: TriedCall): Promise<string> {
  const address = newAddress();
  for (let wrong = 0; wrong < maximum; wrong += 1)
    await auth.platform.keyValue.increment(wrongTriesOfAddressKey(call, address), windowMs);
  return address;
}

/** All that a caller sees of an answer; a request id is another each time. */
function seen({ status, body, headers }: CallAnswer<never>) {
  const { [HEADER.requestId]: _id, date: _date, ...others } = headers;
  return { status, headers: others, body: { ...body, requestId: '' } };
}

describe('log-in behind one address', () => {
  it('evaluates 300 of 400 parallel wrong tries', async () => {
    const address = newAddress();
    const answers = await Promise.all(people.map((email) => logIn(address, email, WRONG)));
    const statuses = answers.map(({ status }) => status);
    expect([times(statuses, 401), times(statuses, 429)]).toEqual([maximum, CROWD - maximum]);
    expect(await counted('login', address)).toBe(String(maximum));
  });

  it('refuses none of 400 people who log in right, many at once', async () => {
    const address = newAddress();
    const statuses = new Set<number>();
    for (let done = 0; done < CROWD; done += TOGETHER) {
      const together = people.slice(done, done + TOGETHER).map((email) => logIn(address, email));
      for (const { status } of await Promise.all(together)) statuses.add(status);
    }
    expect([...statuses]).toEqual([200]);
    expect(await counted('login', address)).toBeUndefined();
  });

  it('counts an unknown e-mail, and gives back what no guess was: a registration’s own password, a locked account', async () => {
    const address = newAddress();
    expect((await logIn(address, 'nobody@pothik.test')).status).toBe(404);
    expect(await counted('login', address)).toBe('1');
    const email = 'registered@pothik.test';
    await new CookieBrowser(auth).register(email);
    expect((await logIn(address, email)).status).toBe(403);
    expect(await counted('login', address)).toBe('1');
    const locked = 'locked@pothik.test';
    for (let failed = 0; failed < RATE_LIMIT.failedLogInsPerAccount.maximum; failed += 1)
      await logIn(newAddress(), locked, WRONG);
    expect((await logIn(address, locked, WRONG)).status).toBe(429);
    expect(await counted('login', address)).toBe('1');
  });
});

describe('log-in beyond the limit of an address', () => {
  it('answers a right and a wrong password with the same words and headers', async () => {
    const address = await closedAddress('login');
    const [email = ''] = people;
    const [right, wrong, unknown] = [
      await logIn(address, email),
      await logIn(address, email, WRONG),
      await logIn(address, 'nobody@pothik.test'),
    ].map((answer) => seen(answer as CallAnswer<never>));
    expect([right?.status, right?.headers['retry-after']]).toEqual([429, String(windowMs / 1000)]);
    expect(wrong).toEqual(right);
    expect(unknown).toEqual(right);
  });

  it('is closed for no longer by those who come again, and open when the window is over', async () => {
    const address = await closedAddress('login');
    const [email = ''] = people;
    for (let again = 0; again < 3; again += 1) expect((await logIn(address, email)).status).toBe(429);
    expect(await counted('login', address)).toBe(String(maximum));
    expect((await logIn(newAddress(), email)).status).toBe(200);
    auth.platform.clock.advance(windowMs);
    expect((await logIn(address, email)).status).toBe(200);
  });

  it('evaluates a browser that signed in to this very account before, and no other', async () => {
    const address = await closedAddress('login');
    const [email = '', other = ''] = people.slice(2);
    const owner = new CookieBrowser(auth, address);
    const elsewhere = new CookieBrowser(auth);
    await elsewhere.logIn(email);
    owner.cookies.set(COOKIE.knownBrowser, elsewhere.cookies.get(COOKIE.knownBrowser) ?? '');
    expect((await owner.logIn(email, WRONG)).status).toBe(401);
    expect((await owner.logIn(email)).status).toBe(200);
    expect((await owner.logIn(other)).status).toBe(429);
  });

  it('gives a known browser its own count: it guesses no more than anybody', async () => {
    const address = await closedAddress('login');
    const [email = ''] = people.slice(4);
    const browser = new CookieBrowser(auth);
    await browser.logIn(email);
    const guesser = new CookieBrowser(auth, address);
    guesser.cookies.set(COOKIE.knownBrowser, browser.cookies.get(COOKIE.knownBrowser) ?? '');
    const statuses: number[] = [];
    for (let guess = 0; guess <= RATE_LIMIT.failedLogInsPerAccount.maximum; guess += 1)
      statuses.push((await guesser.logIn(email, WRONG)).status);
    expect([times(statuses, 401), statuses.at(-1)]).toEqual([RATE_LIMIT.failedLogInsPerAccount.maximum, 429]);
  });
});

describe('a code that proves an e-mail', () => {
  /** A browser that registered and was mailed a code. */
  async function registered(email: string, address: string) {
    const browser = new CookieBrowser(auth, address);
    await browser.register(email);
    await browser.sendCode(email);
    return { browser, code: await auth.mailedCode(email) };
  }

  it('counts when it is wrong, and not when it is right', async () => {
    const address = newAddress();
    const { browser, code } = await registered('verifies@pothik.test', address);
    expect((await browser.verify('verifies@pothik.test', otherThan(code))).status).toBe(400);
    expect((await browser.verify('verifies@pothik.test', code)).status).toBe(200);
    expect(await counted('verifyCode', address)).toBe('1');
  });

  it('evaluates beyond the limit only the browser that holds the registration', async () => {
    const address = await closedAddress('verifyCode');
    const email = 'holds@pothik.test';
    const { browser, code } = await registered(email, address);
    const stranger = new CookieBrowser(auth, address);
    const answers = [await stranger.verify(email, code), await stranger.verify(email, otherThan(code))];
    const [right, wrong] = answers.map((answer) => seen(answer as CallAnswer<never>));
    expect([right?.status, wrong]).toEqual([429, right]);
    expect((await browser.verify(email, code)).status).toBe(200);
  });
});

describe('a code that resets a password', () => {
  const reset = (browser: CookieBrowser, email: string, otp: string) =>
    browser.call(authHttp.resetPassword, { email, otp, password: NEW_PASSWORD });

  it('counts when it is wrong, and not when it is right', async () => {
    const address = newAddress();
    const [email = ''] = people.slice(6);
    await auth.forgotPassword(email);
    const code = await auth.mailedCode(email);
    const browser = new CookieBrowser(auth, address);
    expect((await reset(browser, email, otherThan(code))).status).toBe(400);
    expect((await reset(browser, email, code)).status).toBe(200);
    expect(await counted('resetPassword', address)).toBe('1');
  });

  it('evaluates beyond the limit only a browser that signed in to this very account before', async () => {
    const address = await closedAddress('resetPassword');
    const [email = ''] = people.slice(7);
    const known = new CookieBrowser(auth, address);
    await known.logIn(email);
    await auth.forgotPassword(email);
    const code = await auth.mailedCode(email);
    const stranger = new CookieBrowser(auth, address);
    const answers = [await reset(stranger, email, code), await reset(stranger, email, otherThan(code))];
    const [right, wrong] = answers.map((answer) => seen(answer as CallAnswer<never>));
    expect([right?.status, wrong]).toEqual([429, right]);
    expect((await reset(known, email, code)).status).toBe(200);
  });
});

describe('while the key-value store does not answer', () => {
  afterEach(() => jest.restoreAllMocks());
  const away = () => Promise.reject(new EngineUnavailable('keyValue', new Error('away')));

  it('nothing is counted against an address, and codes are evaluated', async () => {
    const address = await closedAddress('verifyCode');
    jest.spyOn(auth.platform.keyValue, 'increment').mockImplementation(away);
    const stranger = new CookieBrowser(auth, address);
    expect((await stranger.verify('nobody@pothik.test', '123456')).status).toBe(400);
  });

  it('a right log-in that cannot be given back stays right', async () => {
    jest.spyOn(auth.platform.keyValue, 'decrement').mockImplementation(away);
    expect((await logIn(newAddress(), people[8] ?? '')).status).toBe(200);
  });
});

it('an address that somebody states themselves is refused', async () => {
  const input = { email: people[0] ?? '', password: PASSWORD };
  const headers = { [HEADER.address]: 'a.b.c' };
  expect((await auth.platform.call(authHttp.login, input, { headers })).status).toBe(401);
});

it('RATE_LIMITS=off counts nothing', async () => {
  const unlimited = await startAuth({ RATE_LIMITS: 'off' });
  try {
    const input = { email: 'nobody@pothik.test', password: PASSWORD };
    expect((await unlimited.platform.call(authHttp.login, input, { from: '203.0.113.1' })).status).toBe(404);
    expect(await unlimited.platform.keyValue.get(wrongTriesOfAddressKey('login', '203.0.113.1'))).toBeUndefined();
  } finally {
    await unlimited.close();
  }
});
