import type { Notification } from '@pothik/contracts/notification';
import { readWakeUp, wakeUpOf } from './wake-up.rules.js';

const personId = '64f000000000000000000001';
const entry: Notification = {
  number: 7,
  kind: 'fare-set',
  subjectId: '64f000000000000000000002',
  facts: { fare: 250, pickupLocation: 'ধানমন্ডি 27' },
  at: '2026-11-02T06:00:00.000Z',
};

describe('a wake-up', () => {
  it('contains the person’s id and the new notification', () => {
    expect(readWakeUp(wakeUpOf(personId))).toEqual({ personId });
    expect(readWakeUp(wakeUpOf(personId, { entry }))).toEqual({ personId, fresh: { entry } });
  });

  it('still wakes when the kind of notification is unknown', () => {
    const later = wakeUpOf(personId, { entry: { ...entry, kind: 'of-a-later-release' as Notification['kind'] } });
    expect(readWakeUp(later)).toEqual({ personId });
  });

  it('contains the trace beside the notification, so that browsers do not get it', () => {
    const traceparent = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01';
    expect(readWakeUp(wakeUpOf(personId, { entry, traceparent }))).toEqual({ personId, fresh: { entry, traceparent } });
  });
});
