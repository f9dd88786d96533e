import fs from 'node:fs';
import path from 'node:path';
import { EVENTS } from '@pothik/contracts/catalogue';
import { PUSH, PUSHED_PATH } from '@pothik/contracts/notification';
import { type EventEnvelope, eventEnvelope } from '@pothik/contracts/platform';
import { person } from '@pothik/service-kit/testing';
import { knownPerson } from '../testing/person-events.js';
import { type Phone, PushFixture } from '../testing/push-fixture.js';

const CONTRACTS = path.join(__dirname, '..', '..', '..', '..', 'packages', 'contracts', 'src');
const published: EventEnvelope[] = fs
  .readdirSync(CONTRACTS, { recursive: true })
  .map(String)
  .filter((file) => /fixtures[\\/].*\.json$/.test(file))
  .map((file) => eventEnvelope.parse(JSON.parse(fs.readFileSync(path.join(CONTRACTS, file), 'utf8'))));

/** What a locked screen never says. */
const SECRET = {
  note: 'Note: the gate is locked',
  reason: 'Reason: he was rude',
  name: 'Rahima Khatun',
  code: '012345',
};
const PHONE = '+8801712345678';

interface Fields {
  ride?: object;
  reason?: string;
}

/** The payload with everything that a person may have written, and a phone beside the place. */
function withSecrets(payload: unknown): unknown {
  const { ride, reason, ...rest } = payload as Fields;
  return {
    ...rest,
    ...(reason === undefined ? {} : { reason: SECRET.reason }),
    ...(ride === undefined
      ? {}
      : {
          ride: {
            ...ride,
            note: SECRET.note,
            pickupLocation: `ধানমন্ডি ২৭ ${PHONE}`,
            dropLocation: 'Gate 3, ০১৭১২-৩৪৫৬৭৮',
          },
        }),
  };
}

let fixture: PushFixture;
beforeAll(async () => {
  fixture = await PushFixture.open();
});
afterAll(() => fixture.close());

const pushing = published.filter(({ type, payload, occurredAt }) => EVENTS[type]?.pushes?.(payload, occurredAt).length);

it('the events that are pushed are these', () => {
  expect([...new Set(pushing.map(({ type }) => type))].sort()).toEqual([
    'auth.phone-changed',
    'driver.availability-changed',
    'driver.driver-status-changed',
    'ride.driver-arrived',
    'ride.driver-asked',
    'ride.fare-set',
    'ride.ride-requested',
    'ride.sos-alarmed-again',
    'ride.sos-raised',
    'ride.status-changed',
  ]);
});

it('every event with a push has a published one that is pushed', () => {
  const types = new Set<string>(pushing.map(({ type }) => type));
  expect(Object.values(EVENTS).flatMap(({ type, pushes }) => (pushes && !types.has(type) ? [type] : []))).toEqual([]);
});

it.each(['en', 'bn'] as const)('no phone reads a name, a phone, a note, a code or a reason (%s)', async (language) => {
  const phones: Phone[] = [];
  const administrator = await knownPerson(fixture.platform, 'ADMIN', SECRET.name, language);
  phones.push(await fixture.phoneOf(administrator));
  for (const { type, payload, aggregateId } of pushing) {
    const occurredAt = fixture.platform.clock.now().toISOString();
    const written = withSecrets(payload);
    const told = EVENTS[type]?.pushes?.(written, occurredAt) ?? [];
    for (const id of told.flatMap(({ to }) => (typeof to === 'string' ? [] : to)))
      phones.push(await fixture.phoneOf(person({ role: 'DRIVER', id })));
    const definition = { type, version: 1, payload: EVENTS[type]?.payload } as never;
    await fixture.platform.publish(definition, { aggregateId, payload: written } as never);
    await fixture.pushed();
  }
  const messages = phones.flatMap((phone) => fixture.service.to(phone.endpoint).map(({ message }) => message));
  expect(messages.length).toBeGreaterThan(pushing.length / 2);
  for (const message of messages) {
    for (const secret of [...Object.values(SECRET), '1712345678', '৩৪৫৬৭৮']) expect(message).not.toContain(secret);
    expect(JSON.parse(message).path).toMatch(PUSHED_PATH);
    expect(Buffer.byteLength(message)).toBeLessThanOrEqual(PUSH.messageMaximumBytes);
  }
});

it('the longest places in Bangla, and in characters of four bytes, fit into a message', async () => {
  for (const character of ['ধ', '🚕', '"']) {
    const driver = await knownPerson(fixture.platform, 'DRIVER', 'Karim', 'bn');
    const phone = await fixture.phoneOf(driver);
    const place = character.repeat(200);
    await fixture.platform.settled();
    await fixture.request(driver, { pickupLocation: place, dropLocation: place, offer: 100_000 } as never);
    await fixture.pushed();
    expect(fixture.messagesOf(phone)).toHaveLength(1);
  }
});
