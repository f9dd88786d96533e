import { retireUnanswering, switchAvailability } from './availability.rules.js';
import type { Driver } from './driver.rules.js';

const now = new Date('2026-11-02T06:00:00Z');
const ago = (minutes: number) => new Date(now.getTime() - minutes * 60_000);

const offline: Driver = {
  _id: '665000000000000000000002',
  userId: '665000000000000000000003',
  vehicleId: '665000000000000000000004',
  status: 'APPROVED',
  statusReason: '',
  statusSince: ago(600),
  availabilityStatus: 'OFFLINE',
  onlineSince: null,
  licenseNumber: 'DK1234567',
  experience: 7,
};
const online: Driver = { ...offline, availabilityStatus: 'ONLINE', onlineSince: ago(60) };

describe('the availability switch', () => {
  it.each(['PENDING', 'SUSPENDED'] as const)('does not bring a %s driver ONLINE', (status) => {
    expect(() => switchAvailability({ ...offline, status }, 'ONLINE', now)).toThrow(
      expect.objectContaining({ code: 'driver/not-approved' }),
    );
  });

  it('brings an approved driver ONLINE and remembers since when', () => {
    const change = switchAvailability(offline, 'ONLINE', now);
    expect(change?.next).toMatchObject({ availabilityStatus: 'ONLINE', onlineSince: now });
    expect(change?.events[0]?.payload).toMatchObject({ to: 'ONLINE', cause: 'switched' });
  });

  it('always works towards OFFLINE', () => {
    expect(switchAvailability({ ...online, status: 'SUSPENDED' }, 'OFFLINE', now)?.next.onlineSince).toBeNull();
  });

  it('tells nobody when it stands there already', () => {
    expect(switchAvailability(online, 'ONLINE', now)).toBeUndefined();
    expect(switchAvailability({ ...offline, status: 'PENDING' }, 'OFFLINE', now)).toBeUndefined();
  });
});

describe('requests left unanswered', () => {
  it('set a driver OFFLINE after three in a row, and say why', () => {
    const answers = { unansweredAt: [ago(1), ago(5), ago(9)], lastAnswerAt: undefined };
    const change = retireUnanswering(online, answers, now);
    expect(change?.next).toMatchObject({ availabilityStatus: 'OFFLINE', onlineSince: null });
    expect(change?.events[0]?.payload).toMatchObject({ to: 'OFFLINE', cause: 'unanswered' });
  });

  it('leave them ONLINE after two', () => {
    expect(retireUnanswering(online, { unansweredAt: [ago(1), ago(5)], lastAnswerAt: undefined }, now)).toBeUndefined();
  });

  it('count anew after any answer', () => {
    const answers = { unansweredAt: [ago(1), ago(5), ago(9)], lastAnswerAt: ago(7) };
    expect(retireUnanswering(online, answers, now)).toBeUndefined();
  });

  it('count anew after coming ONLINE again', () => {
    const answers = { unansweredAt: [ago(1), ago(5), ago(90)], lastAnswerAt: undefined };
    expect(retireUnanswering(online, answers, now)).toBeUndefined();
  });

  it('change nothing for a driver who is OFFLINE', () => {
    const answers = { unansweredAt: [ago(1), ago(5), ago(9)], lastAnswerAt: undefined };
    expect(retireUnanswering(offline, answers, now)).toBeUndefined();
  });
});
