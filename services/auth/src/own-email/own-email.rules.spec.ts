import { type Account, registerByPhone } from '../accounts/account.rules.js';
import { addEmail } from './own-email.rules.js';

const NOW = new Date('2026-11-02T06:00:00Z');
const EMAIL = 'rahima@pothik.test';
const hoursAgo = (hours: number) => new Date(NOW.getTime() - hours * 3_600_000);
const account = (fields: Partial<Account> = {}): Account => ({
  _id: '64f000000000000000000001',
  ...registerByPhone({ name: 'Rahima', phone: '+8801712345678' }, hoursAgo(1000)),
  ...fields,
});

describe('an account without e-mail', () => {
  it('gets one, keeps its sessions, and this is published', () => {
    const { next, events } = addEmail(account(), EMAIL, NOW);
    expect(next).toMatchObject({ email: EMAIL, epoch: 2, epochRaisedAt: NOW });
    expect(next).not.toHaveProperty('sessionsEnded');
    expect(events.map(({ definition }) => definition.type)).toEqual(['auth.user-verified']);
    const [event] = events;
    expect(event?.definition.payload.parse(event.payload)).toMatchObject({ account: { email: EMAIL } });
  });

  it('gets none for 72 hours after another number replaced its own', () => {
    expect(() => addEmail(account({ phoneChangedAt: hoursAgo(71.9) }), EMAIL, NOW)).toThrow(
      expect.objectContaining({ code: 'auth/number-too-new' }),
    );
    expect(addEmail(account({ phoneChangedAt: hoursAgo(72) }), EMAIL, NOW).next.email).toBe(EMAIL);
  });
});

it.each([
  ['an account that has an e-mail', { email: 'karim@pothik.test' }, 'auth/has-email'],
  ['a deleted account', { deletedAt: NOW }, 'auth/user-deleted'],
] as const)('%s gets none', (_title, fields, code) => {
  expect(() => addEmail(account(fields), EMAIL, NOW)).toThrow(expect.objectContaining({ code }));
});
