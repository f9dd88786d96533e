import fs from 'node:fs';
import path from 'node:path';
import { NOBODY, NOTHING_SHOWN, TO_ADMINISTRATORS } from '../notification/domain-event.js';
import { NOTIFICATION_LOOK, NOTIFICATION_PAGE } from '../notification/looks.js';
import { INVALIDATION_TOPIC, notification } from '../notification/notification.js';
import { type EventEnvelope, eventEnvelope } from '../platform/event.js';
import { EVENTS } from './events.js';

const source = path.join(__dirname, '..');
const published: EventEnvelope[] = fs
  .readdirSync(source, { recursive: true })
  .map(String)
  .filter((file) => /fixtures[\\/].*\.json$/.test(file))
  .map((file) => eventEnvelope.parse(JSON.parse(fs.readFileSync(path.join(source, file), 'utf8'))));

const told = published.flatMap(({ type, payload }) =>
  (EVENTS[type]?.notifies(payload) ?? []).map((one) => [type, one] as const),
);

describe('every notification of every published event', () => {
  it.each(told)('of %s has words in both languages, a look, a page and what it changes', (type, one) => {
    for (const language of ['en', 'bn'] as const) expect(one.words[language]).toMatch(/\S/);
    expect(Object.values(NOTIFICATION_LOOK)).toContain(one.look);
    expect(Object.values(NOTIFICATION_PAGE)).toContain(one.leadsTo.page);
    expect(one.changes.length).toBeGreaterThan(0);
    for (const topic of one.changes) expect(Object.values(INVALIDATION_TOPIC)).toContain(topic);
    const { to, ...shown } = one;
    expect(to === TO_ADMINISTRATORS || to.length > 0).toBe(true);
    const entry = { ...shown, number: 1, event: type, at: '2026-11-02T06:00:00.000Z' };
    expect(notification.parse(entry)).toEqual(entry);
  });
});

it('an event that tells people something also says what it changes in pages', () => {
  for (const { type, notifies, changes } of Object.values(EVENTS))
    if (notifies !== NOBODY) expect([type, changes]).not.toEqual([type, NOTHING_SHOWN]);
});
