import { notificationHttp } from '@pothik/contracts/notification';
import { ROLE } from '@pothik/contracts/platform';
import { PushDevice } from '@pothik/engines/testing';
import type { Person } from '@pothik/service-kit';
import { person, signedInAs, type TestPlatform } from '@pothik/service-kit/testing';
import { fareSetFor, identifier, startNotification } from './testing/person-events.js';
import { StreamServer } from './testing/stream-reader.js';

let platform: TestPlatform;
let server: StreamServer;
beforeAll(async () => {
  platform = await startNotification();
  server = await StreamServer.open(platform);
});
afterAll(async () => {
  await server.close();
  await platform.close();
});

type Call = (caller: Person | undefined) => Promise<{ status: number }>;
const notifications = (caller: Person | undefined, after = 0) =>
  platform.call(notificationHttp.feed, { after }, signedInAs(caller));
const read = (caller: Person | undefined) => platform.call(notificationHttp.read, { upTo: 1 }, signedInAs(caller));
const auditLog: Call = (caller) => platform.call(notificationHttp.acts, {}, signedInAs(caller));
const exportLog: Call = (caller) => platform.call(notificationHttp.exportActs, {}, signedInAs(caller));
const stream: Call = async (caller) => {
  if (caller === undefined) return platform.call(notificationHttp.stream, {});
  const { response } = await server.read(caller);
  response.destroy();
  return { status: response.statusCode ?? 0 };
};
const contact: Call = (caller) =>
  platform.call(
    notificationHttp.contact,
    { name: 'Rahima', email: `${identifier()}@pothik.test`, message: 'Is anybody there?' },
    signedInAs(caller),
  );
const vitals: Call = (caller) =>
  platform.call(notificationHttp.reportVitals, { page: '/', screen: 'phone', cls: 0.1 }, signedInAs(caller));
const pushKey: Call = (caller) => platform.call(notificationHttp.pushKey, {}, signedInAs(caller));
const subscribe: Call = async (caller) => {
  const { keyId } = (await platform.call(notificationHttp.pushKey, {}, { as: person({ role: ROLE.RIDER }) })).body.data;
  const { p256dh, auth } = new PushDevice();
  const endpoint = `https://fcm.googleapis.com/fcm/send/${identifier()}`;
  return platform.call(notificationHttp.subscribe, { endpoint, p256dh, auth, keyId }, signedInAs(caller));
};
const unsubscribe: Call = (caller) =>
  platform.call(notificationHttp.unsubscribe, { endpoint: 'https://fcm.googleapis.com/1' }, signedInAs(caller));
const receipt: Call = (caller) =>
  platform.call(notificationHttp.confirmReceipt, { receipt: 'ab'.repeat(16) }, signedInAs(caller));
/** With a person's statement or an invalid one, as any call from outside. */
const codeMail: Call = async (caller) => {
  const mail = { to: 'victim@pothik.test', code: '012345', language: 'en' } as const;
  const headers = { 'x-pothik-statement': 'none of ours' };
  return platform.call(notificationHttp.sendCodeMail, mail, caller === undefined ? { headers } : { as: caller });
};

const codeSms: Call = async (caller) => {
  const sms = { to: '+8801712345678', code: '012345', language: 'en', purpose: 'log-in' } as const;
  const headers = { 'x-pothik-statement': 'none of ours' };
  return platform.call(notificationHttp.sendCodeSms, sms, caller === undefined ? { headers } : { as: caller });
};
const codeSmsLeft: Call = async (caller) => {
  const headers = { 'x-pothik-statement': 'none of ours' };
  return platform.call(notificationHttp.codeSmsLeft, {}, caller === undefined ? { headers } : { as: caller });
};

/*   call                             signed out  RIDER  DRIVER  ADMIN  SUPER_ADMIN */
const TABLE: [string, Call, ...number[]][] = [
  ['read the notifications', notifications, 401, 200, 200, 200, 200],
  ['mark the notifications read', read, 401, 200, 200, 200, 200],
  ['open the stream', stream, 401, 200, 200, 200, 200],
  ['see the audit log', auditLog, 401, 403, 403, 200, 200],
  ['save the audit log as a file', exportLog, 401, 403, 403, 200, 200],
  ['write to the support', contact, 200, 200, 200, 200, 200],
  ['tell how fast a page was', vitals, 200, 200, 200, 200, 200],
  ['know the key of push', pushKey, 401, 200, 200, 200, 200],
  ['subscribe a browser', subscribe, 401, 200, 200, 200, 200],
  ['unsubscribe a browser', unsubscribe, 401, 200, 200, 200, 200],
  ['tell that a notice arrived', receipt, 200, 200, 200, 200, 200],
  ['have a code mailed', codeMail, 401, 403, 403, 403, 403],
  ['have a code sent by SMS', codeSms, 401, 403, 403, 403, 403],
  ['know whether a code can be sent by SMS', codeSmsLeft, 401, 403, 403, 403, 403],
];
const CALLERS = [undefined, ROLE.RIDER, ROLE.DRIVER, ROLE.ADMIN, ROLE.SUPER_ADMIN];

describe('who may do what', () => {
  it.each(TABLE)('%s', async (_name, call, ...expected) => {
    const statuses = [];
    for (const role of CALLERS) statuses.push((await call(role && person({ role }))).status);
    expect(statuses).toEqual(expected);
  });

  it('a refused call mails nobody', async () => {
    expect(await platform.mailbox.list({ to: 'victim@pothik.test' })).toEqual([]);
  });
});

describe.each([ROLE.RIDER, ROLE.DRIVER, ROLE.ADMIN, ROLE.SUPER_ADMIN])('the notifications that a %s sees', (role) => {
  it('are their own, never another person’s', async () => {
    const [owner, other] = [person({ role: ROLE.RIDER }), person({ role })];
    const reader = await server.read(other);
    await reader.until(({ frames }) => frames.length > 0);
    await fareSetFor(platform, owner.id);
    await platform.settled();
    expect((await notifications(owner)).body.data.entries).toHaveLength(1);
    expect((await notifications(other)).body.data).toEqual({ entries: [], last: 0, readUpTo: 0 });
    await read(other);
    expect((await notifications(owner)).body.data.readUpTo).toBe(0);
    await fareSetFor(platform, other.id);
    await reader.until(({ entries }) => entries.length > 0);
    expect(reader.entries).toHaveLength(1);
    expect(reader.entries[0]).toMatchObject({ number: 1 });
    reader.response.destroy();
  });
});
