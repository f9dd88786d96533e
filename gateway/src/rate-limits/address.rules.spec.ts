import { countedAddress } from './address.rules.js';

it.each([
  ['203.0.113.7', '203.0.113.7'],
  ['203.0.113.7:51234', '203.0.113.7'],
  [' 203.0.113.7 ', '203.0.113.7'],
])('an IPv4 address is counted as it is, without its port: %s', (reported, counted) => {
  expect(countedAddress(reported)).toBe(counted);
});

it.each(['::ffff:203.0.113.7', '::FFFF:cb00:7107', '0:0:0:0:0:ffff:203.0.113.7', '[::ffff:203.0.113.7]:443'])(
  'an IPv4 address mapped into IPv6 is counted as IPv4: %s',
  (reported) => {
    expect(countedAddress(reported)).toBe('203.0.113.7');
  },
);

it.each([
  '2001:db8:1:2::1',
  '2001:DB8:1:2:ffff:ffff:ffff:ffff',
  '2001:0db8:0001:0002::a',
  '[2001:db8:1:2::1]',
  '[2001:db8:1:2::1]:443',
  '2001:db8:1:2::1%eth0',
  '[2001:db8:1:2::1%eth0]:443',
])('an IPv6 address is counted by its /64 network: %s', (reported) => {
  expect(countedAddress(reported)).toBe('2001:db8:1:2::/64');
});

it('another /64 network is counted apart', () => {
  expect(countedAddress('2001:db8:1:3::1')).toBe('2001:db8:1:3::/64');
  expect(countedAddress('::1')).toBe('::/64');
  expect(countedAddress('fe80::1%eth0')).toBe('fe80::/64');
});

it.each([
  '',
  'unknown',
  '_hidden',
  '0x7f.1',
  '1.2.3',
  '256.1.1.1',
  '2001:db8::g',
  '[',
  '1.2.3.4:x',
  'a'.repeat(10_000),
])('what is no address is counted together: %.20j', (reported) => {
  expect(countedAddress(reported)).toBe('unreadable');
});
