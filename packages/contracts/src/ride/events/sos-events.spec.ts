import { rideEvents } from './index.js';

const incident = {
  id: 'incident',
  rideId: 'ride',
  riderId: 'rider',
  driverId: 'driver',
  driverUserId: 'driver-user',
  raisedBy: 'RIDER',
  status: 'OPEN',
  raisedAt: '2026-11-02T06:00:00.000Z',
} as const;
const ofDriver = { ...incident, raisedBy: 'DRIVER' } as const;

describe('an SOS', () => {
  it('alarms every administrator when it is raised, and again without a note; never the other party', () => {
    for (const event of [rideEvents.sosRaised, rideEvents.sosAlarmedAgain])
      expect(event.notifies({ incident })).toMatchObject([
        { to: 'administrators', alarms: true, leadsTo: { page: 'incidents' } },
      ]);
  });

  it('in hand or resolved is told to administrators and to whoever raised it, in words of their own', () => {
    for (const event of [rideEvents.sosAcknowledged, rideEvents.sosResolved]) {
      const told = event.notifies({ incident });
      expect(told.map(({ to }) => to)).toEqual(['administrators', ['rider']]);
      expect(told[1]).toMatchObject({
        words: { en: expect.stringMatching(/^Your SOS/) },
        leadsTo: { page: 'ride', id: 'ride' },
      });
      expect(event.notifies({ incident: ofDriver })[1]?.to).toEqual(['driver-user']);
    }
  });

  it('changes the pages of whoever raised it, and of administrators', () => {
    expect(rideEvents.sosRaised.changes({ incident })).toEqual({ topic: 'ride', people: ['rider'], list: 'incidents' });
    expect(rideEvents.sosNoted.changes({ incident })).toMatchObject({ people: [], list: 'incidents' });
  });

  it('is mailed with who raised it, on which ride, and where to acknowledge it, in both languages', () => {
    const mail = rideEvents.sosRaised.mails?.({ incident });
    const { subject, text } = mail?.textOf({ ...TOLD, occurredAt: incident.raisedAt }) ?? {};
    expect(subject).toContain('ride');
    for (const part of [
      'the rider',
      'যাত্রী',
      'name of rider',
      'name of driver-user',
      '06:00',
      'https://pothik.test/admin/sos',
    ])
      expect(text).toContain(part);
  });

  it('in hand without a note is mailed again, with where to look after it', () => {
    const mail = rideEvents.sosAlarmedAgain.mails?.({ incident });
    const { text } = mail?.textOf({ ...TOLD, occurredAt: '2026-11-02T06:10:00.000Z' }) ?? {};
    for (const part of [
      'nobody has written a note',
      'নোট নেই',
      'name of rider',
      '06:10',
      'https://pothik.test/admin/sos',
    ])
      expect(text).toContain(part);
  });
});

const TOLD = {
  nameOf: (id: string) => `name of ${id}`,
  pageOf: (path: string) => `https://pothik.test${path}`,
};
