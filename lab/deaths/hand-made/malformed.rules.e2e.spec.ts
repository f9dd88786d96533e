import { randomUUID } from 'node:crypto';
import { EVENTS } from '@pothik/contracts/catalogue';
import { type EventEnvelope, OWNERS } from '@pothik/contracts/platform';
import { declaredHandlers } from '@pothik/service-kit/host';
import { SERVICES } from '../../../infra/src/platform/local-services.js';
import { GROUPS } from './consuming-groups.table.js';
import { malformedRecords } from './malformed.rules.js';

const records = malformedRecords(randomUUID);
const ofKind = (what: string) => records.filter((record) => record.what === what);

it('the consuming groups are the services that handle an event of the topic', () => {
  const handled = SERVICES.map((service) => ({ name: service.name, types: declaredHandlers(service).events }));
  const consuming = OWNERS.map((owner) => {
    const groups = handled.filter(({ types }) => types.some((type) => type.startsWith(`${owner}.`)));
    return [owner, groups.map(({ name }) => name).sort()];
  });
  expect(Object.fromEntries(consuming)).toEqual(GROUPS);
});

describe('malformed records', () => {
  it('come in three kinds for each topic', () => {
    expect(records.map(({ owner, what }) => `${owner} ${what}`).sort()).toEqual(
      OWNERS.flatMap((owner) =>
        ['a wrong payload', 'an envelope without id', 'no JSON'].map((what) => `${owner} ${what}`),
      ).sort(),
    );
  });

  it('invalid JSON is given up by every consumer of the topic', () => {
    for (const { value, groups, owner } of ofKind('no JSON')) {
      expect(() => JSON.parse(value)).toThrow(SyntaxError);
      expect(groups).toEqual(GROUPS[owner]);
    }
  });

  it('an envelope lacks only its id', () => {
    for (const { value } of ofKind('an envelope without id')) {
      expect(Object.keys(JSON.parse(value))).toEqual(expect.arrayContaining(['type', 'aggregateId', 'payload']));
      expect(JSON.parse(value)).not.toHaveProperty('id');
    }
  });

  it('a declared event with an invalid payload is given up by the consumers that handle the event', () => {
    const declared = ofKind('a wrong payload').filter(({ groups }) => groups.length > 0);
    expect(declared.length).toBe(OWNERS.length);
    for (const { value } of declared) {
      const { type, payload } = JSON.parse(value) as EventEnvelope;
      expect(EVENTS[type]?.payload.safeParse(payload).success).toBe(false);
    }
  });
});
