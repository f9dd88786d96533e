import { PUSH } from '@pothik/contracts/notification';
import { generatePushKey, parsePushKeys } from '../push/push-keys.js';
import type { Push, PushSender, PushTarget } from '../push/push-sender.js';

export interface PushSenderUnderTest {
  sender: PushSender;
  /** A new device's subscription with this public key. */
  subscribe(publicKey: string): PushTarget;
  /** The messages that arrived there, newest first. */
  arrived(target: PushTarget): Promise<string[]>;
  close(): Promise<void>;
}

const [key] = parsePushKeys(generatePushKey());
const identity = { publicKey: key.publicKey, privateKey: key.privateKey, subject: 'mailto:support@pothik.test' };

/** What every sender of pushes guarantees. */
export function pushSenderContract(name: string, make: () => Promise<PushSenderUnderTest>): void {
  describe(`${name} as a sender of pushes`, () => {
    let tested: PushSenderUnderTest;
    let target: PushTarget;
    beforeAll(async () => {
      tested = await make();
    });
    beforeEach(() => {
      target = tested.subscribe(key.publicKey);
    });
    afterAll(() => tested.close());

    const push = (fields: Partial<Push> = {}): Push => ({
      target,
      message: 'নতুন অনুরোধ: গুলশান "১" – Motijheel\n<b>',
      ttlSeconds: 60,
      topic: 'topic-of-32_characters-012345678',
      identity,
      ...fields,
    });

    messageContract(() => ({ ...tested, target, push }));
    refusalContract(() => ({ ...tested, target, push }));
  });
}

type Given = () => PushSenderUnderTest & { target: PushTarget; push(fields?: Partial<Push>): Push };

function messageContract(given: Given): void {
  it('brings a message as it was written, to its device alone', async () => {
    const { sender, target, arrived, subscribe, push } = given();
    const other = subscribe(key.publicKey);
    expect(await sender.send(push({ topic: 'one' }))).toEqual({ kind: 'sent' });
    expect(await sender.send(push({ topic: 'one', message: 'another' }))).toEqual({ kind: 'sent' });
    expect(await arrived(target)).toEqual(['another', push().message]);
    expect(await arrived(other)).toEqual([]);
  });

  it('brings the largest message', async () => {
    const { sender, target, arrived, push } = given();
    const message = 'x'.repeat(PUSH.messageMaximumBytes);
    expect(await sender.send(push({ topic: 'one', message }))).toEqual({ kind: 'sent' });
    expect(await arrived(target)).toEqual([message]);
  });

  it('accepts the push services of browsers', () => {
    const { sender } = given();
    expect(sender.accepts('https://fcm.googleapis.com/fcm/send/abc')).toBe(true);
    expect(sender.accepts('https://web.push.apple.com/abc')).toBe(true);
  });
}

const WRONG_POINT = Buffer.concat([Buffer.of(4), Buffer.alloc(64, 1)]).toString('base64url');

function refusalContract(given: Given): void {
  const refused = async (fields: (target: PushTarget) => Partial<Push>, kind: string) => {
    const { sender, target, arrived, push } = given();
    expect(await sender.send(push({ topic: 'one', ...fields(target) }))).toMatchObject({
      kind,
      said: expect.any(String),
    });
    expect(await arrived(target)).toEqual([]);
  };

  it.each([
    ['of one byte too many', 'x'.repeat(PUSH.messageMaximumBytes + 1)],
    ['of 4 KB', 'x'.repeat(4_096)],
    ['whose characters take more bytes than there are characters', 'প'.repeat(PUSH.messageMaximumBytes / 2)],
  ])('refuses a message %s', (_what, message) => refused(() => ({ message }), 'too-large'));

  it.each([
    ['a host of its own', 'https://push.example.org/abc'],
    ['no encryption', 'http://fcm.googleapis.com/abc'],
    ['a user', 'https://user@fcm.googleapis.com/abc'],
    ['another port', 'https://fcm.googleapis.com:444/abc'],
    ['a private address', 'https://10.0.0.1/abc'],
    ['this machine', 'https://localhost/abc'],
  ])('refuses an endpoint with %s', (_what, endpoint) => {
    expect(given().sender.accepts(endpoint)).toBe(false);
    return refused((target) => ({ target: { ...target, endpoint } }), 'refused');
  });

  it.each([
    ['a point that is not on the curve', { p256dh: WRONG_POINT }],
    ['a key that is too short', { p256dh: WRONG_POINT.slice(4) }],
    ['an auth of 15 bytes', { auth: Buffer.alloc(15, 1).toString('base64url') }],
  ])('refuses a device with %s', (_what, wrong) =>
    refused((target) => ({ target: { ...target, ...wrong } }), 'refused'),
  );

  it.each([
    ['33 characters', 'x'.repeat(33)],
    ['other characters', 'ride:1'],
  ])('refuses a topic of %s', (_what, topic) => refused(() => ({ topic }), 'refused'));
}
