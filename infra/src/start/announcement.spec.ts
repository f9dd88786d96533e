import { announcement } from './announcement.js';

const bare = {
  PORT: 8080,
  HOST: '127.0.0.1',
  demonstration: false,
  hasMailbox: false,
  hasSmsBox: false,
  managementPort: undefined,
};

describe('a platform that is ready tells', () => {
  it('where it is', () => {
    expect(announcement(bare)).toEqual(['Pothik is ready at http://localhost:8080']);
  });

  it('the demonstration people, the mailbox and the SMS, where there are', () => {
    const lines = announcement({ ...bare, demonstration: true, hasMailbox: true, hasSmsBox: true });
    expect(lines[0]).toBe('Demo people, password Pothik#2026:');
    expect(lines).toContain('  SUPER_ADMIN super@pothik.test       Shaila Rahman');
    expect(lines.slice(-3)).toEqual([
      'Mailbox: http://localhost:8080/dev/mail',
      'SMS: http://localhost:8080/dev/sms',
      'Pothik is ready at http://localhost:8080',
    ]);
  });

  it('the port of /metrics, which is a free one with MANAGEMENT_PORT=0', () => {
    expect(announcement({ ...bare, managementPort: 38_759 })).toContain('Metrics: port 38759 of 127.0.0.1, /metrics');
  });
});
