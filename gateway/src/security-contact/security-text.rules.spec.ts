import { securityText } from './security-text.rules.js';

const NOW = new Date('2026-11-02T06:00:00.000Z');

it('names whom to write to, until when, and its own address', () => {
  expect(securityText('security@pothik.test', 'https://pothik.test', NOW)).toBe(
    [
      'Contact: mailto:security@pothik.test',
      'Expires: 2027-05-01T00:00:00.000Z',
      'Preferred-Languages: en, bn',
      'Canonical: https://pothik.test/.well-known/security.txt',
      '',
    ].join('\n'),
  );
});

it('a contact that is an address stays one', () => {
  expect(securityText('https://pothik.test/security', 'https://pothik.test', NOW)).toContain(
    'Contact: https://pothik.test/security\n',
  );
});
