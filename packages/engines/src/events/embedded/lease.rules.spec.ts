import { canTakeOver, isRenewed } from './lease.rules.js';

const now = new Date('2026-11-02T06:00:00Z');
const lease = { holder: 'h', host: 'here', pid: 7, expiresAt: new Date(now.getTime() + 1) };

describe('A lease', () => {
  it('is free when it has expired, whatever its host', () => {
    expect(canTakeOver({ ...lease, expiresAt: now }, { now, host: 'there', isAlive: () => true })).toBe(true);
  });

  it('is free when its process died on this host', () => {
    expect(canTakeOver(lease, { now, host: 'here', isAlive: () => false })).toBe(true);
    expect(canTakeOver(lease, { now, host: 'here', isAlive: () => true })).toBe(false);
  });

  it('is not free while a process on another host may hold it', () => {
    expect(canTakeOver(lease, { now, host: 'there', isAlive: () => false })).toBe(false);
  });

  it('is waited for until it is seen to be renewed: its process may have died', () => {
    expect(isRenewed(lease, { ...lease })).toBe(false);
    expect(isRenewed(lease, { ...lease, expiresAt: new Date(lease.expiresAt.getTime() + 1) })).toBe(true);
    expect(isRenewed(lease, { ...lease, holder: 'another' })).toBe(true);
  });
});
