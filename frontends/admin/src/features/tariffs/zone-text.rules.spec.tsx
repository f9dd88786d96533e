import { zoneOf, zoneText } from './zone-text.rules';

const ZONE = [
  { lat: 23.9, lng: 90.3 },
  { lat: 23.9, lng: 90.5 },
  { lat: 23.6, lng: 90.4 },
];

it('an outline that is written can be read again', () => {
  expect(zoneText(ZONE)).toBe('23.9, 90.3\n23.9, 90.5\n23.6, 90.4');
  expect(zoneOf(zoneText(ZONE))).toEqual({ zone: ZONE });
});

it('empty lines, other separators and Bangla digits are taken', () => {
  expect(zoneOf('২৩.৯, ৯০.৩\n\n  23.9;90.5\r\n23.6 90.4\n')).toEqual({ zone: ZONE });
});

it.each([
  ['23.9', { kind: 'not-two-numbers', line: 4 }],
  ['23.9, north', { kind: 'not-two-numbers', line: 4 }],
  ['23.9, 90.3, 4', { kind: 'not-two-numbers', line: 4 }],
  ['51.5, 0.1', { kind: 'outside', line: 4 }],
  ['90.3, 23.9', { kind: 'swapped', line: 4 }],
])('“%s” is refused with its line and why', (corner, problem) => {
  expect(zoneOf(`${zoneText(ZONE)}\n${corner}`)).toEqual({ problem });
});

it.each([
  [2, 'few'],
  [201, 'many'],
])('%i corners are too %s', (corners) => {
  expect(zoneOf(Array(corners).fill('23.9, 90.3').join('\n'))).toEqual({ problem: { kind: 'count', corners } });
});
