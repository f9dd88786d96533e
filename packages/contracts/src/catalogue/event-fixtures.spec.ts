import fs from 'node:fs';
import path from 'node:path';
import { eventEnvelope } from '../platform/event.js';
import { EVENTS } from './events.js';

const source = path.join(__dirname, '..');
const fixtures = fs
  .readdirSync(source, { recursive: true })
  .map(String)
  .filter((file) => /fixtures[\\/].*\.json$/.test(file));

const read = (file: string) => JSON.parse(fs.readFileSync(path.join(source, file), 'utf8'));

describe('every event ever published can still be read', () => {
  it.each(fixtures)('%s parses', (file) => {
    const envelope = eventEnvelope.parse(read(file));
    const definition = EVENTS[envelope.type];
    expect(definition).toBeDefined();
    expect(definition?.payload.parse(envelope.payload)).toEqual(envelope.payload);
  });

  it('whatever its traceparent', () => {
    const [event] = fixtures.map(read);
    const traceparent = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01';
    expect(eventEnvelope.parse({ ...event, traceparent })).toEqual({ ...event, traceparent });
    expect(eventEnvelope.parse({ ...event, traceparent: 7 })).toEqual(event);
  });

  it.each(Object.values(EVENTS).map(({ type, version }) => [type, version]))(
    '%s version %i has a fixture',
    (type, version) => {
      const isPublished = fixtures.map(read).some((envelope) => envelope.type === type && envelope.version === version);
      expect(isPublished).toBe(true);
    },
  );
});
