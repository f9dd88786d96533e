import { OWNERS, type Owner } from '@pothik/contracts/platform';
import { GROUPS } from './consuming-groups.table.js';

/** A record that no consumer can handle. */
export interface Malformed {
  what: string;
  owner: Owner;
  value: string;
  /** The services that must give it up. */
  groups: readonly Owner[];
  reason: RegExp;
}

interface Known {
  type: string;
  /** The services that handle the event; others skip it without parsing the payload. */
  groups: readonly Owner[];
}

/** One event of each owner. */
const KNOWN: Readonly<Record<Owner, Known>> = {
  auth: { type: 'auth.user-registered', groups: ['driver', 'notification', 'ride', 'user'] },
  user: { type: 'user.profile-updated', groups: ['driver', 'notification', 'ride'] },
  driver: { type: 'driver.driver-registered', groups: ['auth', 'notification', 'ride'] },
  ride: { type: 'ride.status-changed', groups: ['auth', 'driver', 'notification', 'ride'] },
  notification: { type: 'notification.person-unreachable', groups: ['driver'] },
};

const envelopeOf = (type: string, id: string) => ({
  id,
  type,
  version: 1,
  aggregateId: 'a'.repeat(24),
  aggregateVersion: 1,
  occurredAt: '2026-01-01T00:00:00.000Z',
  actor: { kind: 'system' },
  correlationId: id,
  payload: { nothing: 'that anybody knows' },
});

/** Three kinds for each topic; `newId` makes them differ from those of an earlier run. */
export function malformedRecords(newId: () => string): Malformed[] {
  return OWNERS.flatMap((owner) => {
    const { type, groups } = KNOWN[owner];
    const { id: _id, ...withoutId } = envelopeOf(type, newId());
    return [
      { what: 'no JSON', owner, value: `{ "id": ${newId()}`, groups: GROUPS[owner], reason: /not valid JSON/ },
      {
        what: 'an envelope without id',
        owner,
        value: JSON.stringify(withoutId),
        groups: GROUPS[owner],
        reason: /envelope is not valid.*\bid\b/s,
      },
      {
        what: 'a wrong payload',
        owner,
        value: JSON.stringify(envelopeOf(type, newId())),
        groups,
        reason: /payload of .* is not valid/,
      },
    ];
  });
}
