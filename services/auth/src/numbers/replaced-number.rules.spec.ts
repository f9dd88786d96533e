import { type Account, registerByPhone, registerGuest } from '../accounts/account.rules.js';
import { replaceNumber } from './replaced-number.rules.js';

const NOW = new Date('2026-11-02T06:00:00Z');
const [LOST, NEW] = ['+8801712345678', '+8801812345678'];
const account = (fields: Partial<Account> = {}): Account => ({
  _id: '64f000000000000000000001',
  ...registerByPhone({ name: 'Rahima', phone: LOST }, new Date(0)),
  ...fields,
});
const order = (phone: string) => ({ phone, reason: 'Saw the national ID' });
const typesOf = ({ events }: ReturnType<typeof replaceNumber>) => events.map(({ definition }) => definition.type);

describe('an administrator who saw a paper', () => {
  it('gives the account another number, ends its sessions, and the audit log says why without the number', () => {
    const change = replaceNumber(account(), order(NEW), NOW);
    expect(change.next).toMatchObject({ phone: NEW, phoneProvedAt: NOW, phoneChangedAt: NOW, epoch: 2 });
    expect(typesOf(change)).toEqual([
      'auth.phone-changed',
      'auth.sessions-ended',
      'auth.signed-out',
      'auth.act-recorded',
    ]);
    const entry = change.events.at(-1)?.payload;
    expect(entry).toMatchObject({ act: 'number-replaced', reason: 'Saw the national ID', people: [account()._id] });
    expect(JSON.stringify(entry)).not.toMatch(/1712345678|1812345678/);
    for (const { definition, payload } of change.events) expect(definition.payload.parse(payload)).toEqual(payload);
  });

  it('confirms a long unused number, which is then its owner’s again', () => {
    const change = replaceNumber(account(), order(LOST), NOW);
    expect(change.next).toMatchObject({ phone: LOST, phoneProvedAt: NOW });
    expect(change.next).not.toHaveProperty('phoneChangedAt');
    expect(typesOf(change)).not.toContain('auth.phone-changed');
  });

  it('gives none to a deleted account, nor to an administrator’s', () => {
    expect(() => replaceNumber(account({ deletedAt: NOW }), order(NEW), NOW)).toThrow('Person not found');
    for (const role of ['ADMIN', 'SUPER_ADMIN'] as const)
      expect(() => replaceNumber(account({ role }), order(NEW), NOW)).toThrow(
        expect.objectContaining({ code: 'auth/not-allowed' }),
      );
  });

  it('gives a guest none, neither another nor the same, and so gets nobody’s rides', () => {
    const guest = { ...account(), ...registerGuest({ name: 'Rahima', phone: LOST }, NOW) };
    for (const phone of [NEW, LOST])
      expect(() => replaceNumber(guest, order(phone), NOW)).toThrow(
        expect.objectContaining({ code: 'auth/not-allowed' }),
      );
  });
});
