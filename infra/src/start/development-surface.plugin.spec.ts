import type { CapturedMail, CapturedPush, CapturedSms } from '@pothik/engines';
import fastify, { type FastifyInstance } from 'fastify';
import { DEMONSTRATION_PASSWORD, DEMONSTRATION_PEOPLE } from '../demonstration/people.js';
import { MAILS_SHOWN } from '../platform/mailbox-page.js';
import { registerDevelopmentSurface } from './development-surface.plugin.js';
import type { OpenSurface } from './development-surface.rules.js';

const PAGE = '<head><meta name="csp-nonce" content="x"></head>';
const CODE_MAIL: CapturedMail = {
  to: 'rahima@pothik.test',
  subject: 'Your <code>',
  text: 'Your one-time code is 482915\nSee http://localhost:8080/admin/sos?a=1&b=2.',
  at: new Date('2026-11-21T14:05:00Z'),
};
const SUPPORT_MAIL: CapturedMail = {
  to: 'support@pothik.test',
  subject: 'Contact',
  text: '<script>alert(1)</script>',
  at: new Date('2026-11-21T14:00:00Z'),
  replyTo: 'rahima@pothik.test',
};

const CLOSED: OpenSurface = { DEV_SURFACE: 'off', HOST: '127.0.0.1', PUBLIC_URL: 'http://localhost:8080' };
const OPENED: OpenSurface = { DEV_SURFACE: 'on', HOST: '0.0.0.0', PUBLIC_URL: 'http://pothik.example:8080' };

let server: FastifyInstance;
afterEach(() => server.close());

async function start(
  mails: readonly CapturedMail[] | undefined,
  people = DEMONSTRATION_PEOPLE,
  open: OpenSurface = CLOSED,
  pushes: readonly CapturedPush[] = [],
  messages: readonly CapturedSms[] = [],
): Promise<void> {
  const pushBox = { list: async () => [...pushes] };
  const smsBox = {
    list: async ({ to }: { to?: string | undefined } = {}) =>
      messages.filter((sms) => to === undefined || sms.to === to),
  };
  server = fastify();
  const list = async ({ to }: { to?: string | undefined } = {}) =>
    (mails ?? []).filter((mail) => to === undefined || mail.to === to);
  const mailbox = mails && { list };
  const google = async (root: FastifyInstance) => void root.get('/dev/google/keys', async () => ({ keys: [] }));
  await registerDevelopmentSurface(server, {
    mailbox,
    mailsSent: async () => undefined,
    pushBox,
    smsBox,
    people,
    google,
    open,
  });
  server.get('/page', (_request, reply) => reply.type('text/html').send(PAGE));
}
const get = (url: string, headers: Record<string, string> = {}) => server.inject({ method: 'GET', url, headers });
const mailbox = async (query = '', headers = {}) => (await get(`/dev/mail${query}`, headers)).body;

describe('the demonstration people', () => {
  it('are listed with their common password, and no other data', async () => {
    await start([]);
    const answer = (await get('/dev/people.json')).json();
    expect(answer.password).toBe(DEMONSTRATION_PASSWORD);
    expect(answer.people).toHaveLength(DEMONSTRATION_PEOPLE.length);
    expect(answer.people[2]).toEqual({ name: 'Nusrat Jahan', email: 'rider@pothik.test', role: 'RIDER' });
  });

  it('are 404 without the demonstration', async () => {
    await start([], []);
    expect((await get('/dev/people.json')).statusCode).toBe(404);
  });
});

describe('the notices that would be pushed', () => {
  const message = {
    title: 'New <ride>',
    body: 'ধানমন্ডি – Motijheel',
    path: '/driver/ride-request',
    tag: 'ride:1',
    quiet: true,
  };
  const push = {
    endpoint: 'https://fcm.googleapis.com/1',
    message: JSON.stringify(message),
    ttlSeconds: 30,
    at: new Date(0),
  };

  it('stand on a page of their own and as JSON', async () => {
    await start([], [], CLOSED, [push]);
    const page = (await get('/dev/push')).body;
    for (const part of ['New &lt;ride&gt;', 'ধানমন্ডি', 'href="/driver/ride-request"', 'without a sound', push.endpoint])
      expect(page).toContain(part);
    expect((await get('/dev/push.json')).json()).toEqual([{ ...push, at: new Date(0).toISOString() }]);
  });

  it('are none at first', async () => {
    await start([]);
    expect((await get('/dev/push')).body).toContain('No notice yet');
  });
});

describe('the SMS that would be sent', () => {
  const sms = { to: '+8801712345678', text: 'Code: 123456.\n<b>', id: 'a-1', parts: 2, at: new Date(0) };

  it('stand on a page of their own and as JSON, of one number too', async () => {
    await start([], [], CLOSED, [], [sms]);
    const page = (await get('/dev/sms')).body;
    for (const part of ['+8801712345678', 'Code: 123456.\n&lt;b&gt;', '2 parts']) expect(page).toContain(part);
    const shown = { ...sms, at: new Date(0).toISOString() };
    expect((await get('/dev/sms.json')).json()).toEqual([shown]);
    expect((await get('/dev/sms.json?to=%2B8801712345678')).json()).toEqual([shown]);
    expect((await get('/dev/sms.json?to=%2B8801812345678')).json()).toEqual([]);
  });

  it('are none at first', async () => {
    await start([]);
    expect((await get('/dev/sms')).body).toContain('No SMS yet');
  });
});

describe('the web app’s page names what the development surface offers', () => {
  it.each([
    ['mailbox, SMS and people', [], DEMONSTRATION_PEOPLE, 'mailbox sms people'],
    ['mailbox and SMS', [], [], 'mailbox sms'],
    ['SMS and people', undefined, DEMONSTRATION_PEOPLE, 'sms people'],
  ])('%s', async (_what, mails, people, content) => {
    await start(mails, people);
    expect((await get('/page')).body).toContain(`<meta name="development" content="${content}"><meta name="csp-nonce"`);
  });
});

describe('the development surface', () => {
  const SURFACE = ['/dev/mail', '/dev/mail.json', '/dev/sms.json', '/dev/people.json', '/dev/google/keys'];
  const THROUGH_A_PROXY = { host: 'localhost:8080', 'x-forwarded-host': 'pothik.example' };
  const statuses = (headers: Record<string, string>) =>
    Promise.all(SURFACE.map(async (path) => (await get(path, headers)).statusCode));

  it.each([{ host: 'localhost:8080' }, { host: '127.0.0.1:8080' }, { host: 'pothik.localhost' }])(
    'answers this machine: %j',
    async (headers) => {
      await start([]);
      expect(await statuses(headers)).toEqual([200, 200, 200, 200, 200]);
    },
  );

  it.each([{ host: 'pothik.example' }, { host: 'rebound.example:8080' }, THROUGH_A_PROXY])(
    'is an unknown page for anybody else, and no page tells of it: %j',
    async (headers) => {
      await start([]);
      expect(await statuses(headers)).toEqual([404, 404, 404, 404, 404]);
      expect((await get('/page', headers)).body).not.toContain('development');
    },
  );

  it('opened by DEV_SURFACE=on answers at HOST and at PUBLIC_URL too, and nowhere else', async () => {
    await start([], DEMONSTRATION_PEOPLE, OPENED);
    expect(await statuses({ host: 'pothik.example:8080' })).toEqual([200, 200, 200, 200, 200]);
    expect(await statuses(THROUGH_A_PROXY)).toEqual([200, 200, 200, 200, 200]);
    expect(await statuses({ host: 'rebound.example:8080' })).toEqual([404, 404, 404, 404, 404]);
  });
});

describe('the mailbox page', () => {
  it('shows a code to copy, the mail as text, and its links', async () => {
    await start([CODE_MAIL]);
    const page = await mailbox();
    expect(page).toContain('<b>482915</b><button type="button" data-copy="482915" hidden>Copy code</button>');
    expect(page).toContain('<h2>Your &lt;code&gt;</h2>');
    expect(page).toContain('<a href="http://localhost:8080/admin/sos?a=1&amp;b=2">');
    expect(page).toContain('21 Nov 2026, 8:05');
  });

  it('escapes HTML in a mail, and says where answers go', async () => {
    await start([SUPPORT_MAIL]);
    const page = await mailbox();
    expect(page).not.toContain('<script>alert');
    expect(page).not.toContain('class="code"');
    expect(page).toContain('Answers go to rahima@pothik.test');
  });

  it('calls noon 12', async () => {
    await start([{ ...CODE_MAIL, at: new Date('2026-11-21T06:05:00Z') }]);
    expect(await mailbox()).toContain('21 Nov 2026, 12:05');
  });

  it('filters by person', async () => {
    await start([CODE_MAIL, SUPPORT_MAIL]);
    const page = await mailbox('?to=support@pothik.test');
    expect(page).not.toContain('482915');
    expect(page).toContain('value="support@pothik.test"');
  });

  it('shows the newest mails', async () => {
    await start(Array.from({ length: MAILS_SHOWN + 1 }, () => CODE_MAIL));
    const page = await mailbox();
    expect(page.match(/<article/g)).toHaveLength(MAILS_SHOWN);
    expect(page).toContain('Older mail is left out.');
  });

  it.each([
    ['the language cookie', { cookie: 'a=b; language=bn', 'accept-language': 'en' }],
    ['the browser’s first language', { 'accept-language': 'bn-BD,en;q=0.5' }],
  ])('is in Bangla by %s', async (_what, headers) => {
    await start([CODE_MAIL]);
    const page = await mailbox('', headers);
    expect(page).toContain('<html lang="bn">');
    expect(page).toContain('কোড কপি করুন');
    expect(page).toMatch(/২১ নভে, ২০২৬, (রাত|সন্ধ্যা)\S* ৮:০৫/);
  });

  it('is in English when English was chosen', async () => {
    await start([]);
    const page = await mailbox('', { cookie: 'language=en', 'accept-language': 'bn' });
    expect(page).toContain('No mail yet. Register or ask for a code, and it appears here.');
  });

  it('has a content security policy of exactly what it loads', async () => {
    await start([]);
    const { headers } = await get('/dev/mail');
    expect(headers['content-security-policy']).toContain("default-src 'none'; style-src 'self'");
    expect((await get('/dev/mail.js')).headers['content-type']).toContain('text/javascript');
    expect((await get('/dev/mail.css')).headers['content-type']).toContain('text/css');
  });
});
