import { CODE_PURPOSE } from '@pothik/contracts/auth';
import { codeMail, sosAgainMail, sosMail } from './mail.rules.js';

const incident = {
  id: '64f000000000000000000001',
  rideId: '64f000000000000000000002',
  riderId: '64f000000000000000000003',
  driverId: '64f000000000000000000004',
  driverUserId: '64f000000000000000000005',
  raisedBy: 'RIDER',
  status: 'OPEN',
  raisedAt: '2026-11-02T06:00:00.000Z',
} as const;

const PURPOSES = Object.values(CODE_PURPOSE);

describe.each(PURPOSES)('a code to %s', (purpose) => {
  it.each(['en', 'bn'] as const)('is six digits of the text, never in the subject (%s)', (language) => {
    const { subject, text } = codeMail('012345', purpose, language);
    expect(text.match(/\d{6}/g)).toEqual(['012345']);
    expect(subject).not.toContain('012345');
  });

  it('is in the requested language', () => {
    expect(codeMail('012345', purpose, 'bn').subject).toMatch(/[ঀ-৿]/);
    expect(codeMail('012345', purpose, 'en').subject).not.toMatch(/[ঀ-৿]/);
  });
});

it.each(['en', 'bn'] as const)('a mail says the one purpose of its code (%s)', (language) => {
  const mails = PURPOSES.map((purpose) => codeMail('012345', purpose, language));
  expect(new Set(mails.map(({ subject }) => subject)).size).toBe(PURPOSES.length);
  expect(new Set(mails.map(({ text }) => text)).size).toBe(PURPOSES.length);
});

it('an SOS mail says who raised it, on which ride, and where to acknowledge it, in both languages', () => {
  const names = new Map([
    [incident.riderId, 'Rahima'],
    [incident.driverUserId, 'Karim'],
  ]);
  const { subject, text } = sosMail(incident, incident.raisedAt, names, 'https://pothik.test/admin/sos');
  expect(subject).toContain(incident.rideId);
  for (const part of ['the rider', 'যাত্রী', 'Rahima', 'Karim', incident.raisedAt, 'https://pothik.test/admin/sos'])
    expect(text).toContain(part);
});

it('a mail about an SOS without a note says that somebody has it, and where to look after it', () => {
  const names = new Map([[incident.riderId, 'Rahima']]);
  const { subject, text } = sosAgainMail(incident, '2026-11-02T06:10:00.000Z', names, 'https://pothik.test/admin/sos');
  expect(subject).toContain(incident.rideId);
  for (const part of ['nobody has written a note', 'নোট নেই', 'Rahima', incident.raisedAt, '06:10', '/admin/sos'])
    expect(text).toContain(part);
});
