import {
  ADMINISTRATOR,
  DRIVER,
  MINUTE,
  NOW,
  OTHER_DRIVER,
  RIDER,
  refusalOf,
  rideIn,
} from '../rides/rules/sample-ride.js';
import {
  acknowledgeIncident,
  alarmAgain,
  alarmedAgainEvents,
  auditedEvents,
  noteIncident,
  raiseAgain,
  raisedEvents,
  raiseIncident,
  resolveIncident,
} from './incident.rules.js';

const RIDE_ID = '665000000000000000000005';
const INCIDENT_ID = '665000000000000000000006';
const open = raiseIncident(RIDE_ID, rideIn('IN TRANSIT'), RIDER, NOW);
const acknowledged = acknowledgeIncident(open, ADMINISTRATOR.id, NOW, 10);
const noted = noteIncident(acknowledged, 'Called the rider', NOW, 10);
const resolved = resolveIncident(acknowledged, ADMINISTRATOR.id, 'Spoke to both', NOW);

describe('an emergency message', () => {
  it.each([
    ['RIDER', RIDER],
    ['DRIVER', DRIVER],
  ] as const)('is sent by the ride’s %s', (party, caller) => {
    expect(raiseIncident(RIDE_ID, rideIn('PICKED UP'), caller, NOW)).toMatchObject({
      rideId: RIDE_ID,
      raisedBy: party,
      raisedAt: NOW,
      status: 'OPEN',
    });
  });

  it.each(['REQUESTED', 'ACCEPTED', 'COMPLETED', 'REJECTED', 'CANCELLED'] as const)('is refused while %s', (status) => {
    expect(refusalOf(() => raiseIncident(RIDE_ID, rideIn(status), DRIVER, NOW))).toBe('ride/sos-not-active');
  });

  it.each([OTHER_DRIVER, ADMINISTRATOR])('finds no ride for anybody else', (caller) => {
    expect(refusalOf(() => raiseIncident(RIDE_ID, rideIn('IN TRANSIT'), caller, NOW))).toBe('ride/not-found');
  });
});

describe('an emergency message sent again', () => {
  const at = (milliseconds: number) => new Date(NOW.getTime() + milliseconds);

  it('up to a minute after an alarm raises no new one', () => {
    expect(raiseAgain(open, at(MINUTE))).toBeUndefined();
    expect(raiseAgain(open, at(MINUTE + 1))).toMatchObject({ raisedAt: NOW, sentAgainAt: at(MINUTE + 1) });
  });

  it('counts the minute from the last alarm, also in an incident stored without that time', () => {
    const again = { ...open, sentAgainAt: at(5 * MINUTE) };
    expect(raiseAgain(again, at(6 * MINUTE))).toBeUndefined();
    const { sentAgainAt: _sentAgainAt, ...former } = open;
    expect(raiseAgain(former, at(MINUTE))).toBeUndefined();
  });

  it('must be acknowledged again once it was acknowledged', () => {
    expect(raiseAgain(acknowledged, at(1))).toMatchObject({
      status: 'OPEN',
      sentAgainAt: at(1),
      acknowledgedAt: null,
      acknowledgedById: '',
    });
  });
});

describe('an incident in hand', () => {
  const at = (minutes: number) => new Date(NOW.getTime() + minutes * MINUTE);
  const again = alarmAgain(acknowledged, at(10), 10);

  it('alarms everybody again when no note came in time, and again after as long, while who has it stays', () => {
    expect(alarmAgain(acknowledged, new Date(at(10).getTime() - 1), 10)).toBeUndefined();
    expect(again).toEqual({ ...acknowledged, alarmedAgainAt: at(10), noteDueAt: at(20) });
    expect(again && alarmAgain(again, at(19), 10)).toBeUndefined();
    expect(again && alarmAgain(again, at(20), 10)).toMatchObject({ alarmedAgainAt: at(20), noteDueAt: at(30) });
  });

  it('is quiet again for as long after a note', () => {
    expect(noteIncident(again ?? open, 'Called the rider', at(12), 10)).toMatchObject({
      status: 'ACKNOWLEDGED',
      acknowledgedAt: NOW,
      note: 'Called the rider',
      alarmedAgainAt: null,
      noteDueAt: at(22),
    });
  });

  it('alone takes a note', () => {
    for (const incident of [open, resolved])
      expect(refusalOf(() => noteIncident(incident, 'Called', NOW, 10))).toBe('ride/incident-not-in-hand');
  });

  it.each([
    ['nobody has acknowledged it', open],
    ['it is resolved', resolved],
    ['it was acknowledged before notes were due', { ...acknowledged, noteDueAt: null }],
    ['it was sent again', raiseAgain(acknowledged, NOW)],
  ])('does not alarm by time when %s', (_why, incident) => {
    expect(incident && alarmAgain(incident, at(600), 10)).toBeUndefined();
  });
});

describe('an incident', () => {
  it('is acknowledged once', () => {
    expect(acknowledged).toMatchObject({ status: 'ACKNOWLEDGED', acknowledgedAt: NOW });
    for (const incident of [acknowledged, resolved]) {
      expect(refusalOf(() => acknowledgeIncident(incident, ADMINISTRATOR.id, NOW, 10))).toBe('ride/incident-already');
    }
  });

  it('is resolved once, with a note, acknowledged before or not', () => {
    expect(resolved).toMatchObject({ status: 'RESOLVED', resolvedAt: NOW, note: 'Spoke to both' });
    expect(resolveIncident(open, ADMINISTRATOR.id, 'A mistake', NOW).status).toBe('RESOLVED');
    expect(refusalOf(() => resolveIncident(resolved, ADMINISTRATOR.id, 'Again', NOW))).toBe('ride/incident-already');
  });

  it('publishes events that match the contracts, and records every action of an administrator', () => {
    const published = [
      ...raisedEvents(INCIDENT_ID, open),
      ...auditedEvents(INCIDENT_ID, 'sos-acknowledged', open, acknowledged),
      ...auditedEvents(INCIDENT_ID, 'sos-noted', acknowledged, noted),
      ...alarmedAgainEvents(INCIDENT_ID, acknowledged),
      ...auditedEvents(INCIDENT_ID, 'sos-resolved', acknowledged, resolved),
    ];
    for (const { definition, payload } of published) expect(definition.payload.parse(payload)).toEqual(payload);
    expect(published.map(({ definition }) => definition.type)).toEqual([
      'ride.sos-raised',
      'ride.sos-acknowledged',
      'ride.act-recorded',
      'ride.sos-noted',
      'ride.act-recorded',
      'ride.sos-alarmed-again',
      'ride.sos-resolved',
      'ride.act-recorded',
    ]);
  });
});
