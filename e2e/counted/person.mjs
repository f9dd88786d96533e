import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';

const PASSWORD = 'Pothik#2026';
const PATIENCE_MS = 60_000;
const PAUSE_MS = 50;

/**
 * Repeats a request until it succeeds. @template Answer
 * @param {() => Promise<Answer>} ask
 * @returns {Promise<Answer>}
 */
export async function eventually(ask) {
  const until = Date.now() + PATIENCE_MS;
  for (;;) {
    try {
      return await ask();
    } catch (error) {
      if (Date.now() > until) throw error;
      await pause(PAUSE_MS);
    }
  }
}

/** A person with a cookie jar, as in a browser. */
export class Person {
  #cookies = new Map();
  /** Whether every command has an idempotency key of its own. */
  sendsKeys = false;

  /** @param {string} url the gateway */
  constructor(url) {
    this.url = url;
  }

  get cookie() {
    return [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  /** @returns {Promise<any>} `data` of the answer @throws {Error} with the refusal */
  async call(method, path, body) {
    const response = await fetch(`${this.url}/api/v1${path}`, {
      method,
      headers: {
        cookie: this.cookie,
        ...(body ? { 'content-type': 'application/json' } : {}),
        ...(this.sendsKeys && method !== 'GET' ? { 'idempotency-key': randomUUID() } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text}`);
    for (const line of response.headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(line);
      this.#cookies.set(name, value);
    }
    return JSON.parse(text).data;
  }

  logIn(email) {
    return this.call('POST', '/auth/login', { email, password: PASSWORD });
  }

  /** Registers, verifies the e-mail by the mailed code, and logs in. @param {string} mailUrl address of the inbox */
  async signUp(name, email, mailUrl) {
    await this.call('POST', '/user/register-user', { name, email, password: PASSWORD });
    await this.call('POST', '/otp/send', { email });
    const otp = await eventually(() => mailedCode(mailUrl, email));
    await this.call('POST', '/otp/verify', { email, otp });
    await this.logIn(email);
  }

  async role() {
    return (await this.call('GET', '/user/get-me')).role;
  }
}

async function mailedCode(mailUrl, email) {
  const mails = await (await fetch(`${mailUrl}?to=${encodeURIComponent(email)}`)).json();
  const [code] = /\b\d{6}\b/.exec(mails[0]?.text ?? '') ?? [];
  if (!code) throw new Error(`no code was mailed to ${email}`);
  return code;
}
