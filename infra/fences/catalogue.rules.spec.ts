import { callFindings, eventFindings, strayCalls } from './catalogue.rules.js';

describe('events of the catalogue', () => {
  it('passes what is consumed, or listed with a reason', () => {
    expect(eventFindings(['ride.a', 'ride.b'], ['ride.a', 'ride.a'], { 'ride.b': 'told to nobody' })).toEqual([]);
  });

  it.each([
    ['an event that nobody consumes', ['ride.a'], [], {}, 'ride.a: nobody consumes it'],
    ['a handler of an unknown event', [], ['ride.z'], {}, 'ride.z: consumed, but not in the catalogue'],
    [
      'a reason for a consumed event',
      ['ride.a'],
      ['ride.a'],
      { 'ride.a': 'nobody' },
      'ride.a: listed as unconsumed, but consumed or unknown',
    ],
  ])('finds %s', (_what, types, handled, listed, finding) => {
    expect(eventFindings(types, handled, listed)).toEqual([finding]);
  });
});

describe('calls of the contracts', () => {
  const calls = { declared: ['a.x', 'a.y'], forPeople: ['a.x'], served: ['a.x', 'a.y'], documented: ['a.x'] };

  it('passes what one method serves and the page documents', () => {
    expect(callFindings(calls)).toEqual([]);
  });

  it.each([
    ['a call without a controller', { served: ['a.x'] }, 'a.y: served by 0 methods'],
    ['a call with two controllers', { served: ['a.x', 'a.y', 'a.y'] }, 'a.y: served by 2 methods'],
    ['a method for an unknown call', { served: ['a.x', 'a.y', 'a.z'] }, 'a.z: not in the contracts'],
    ['an undocumented call', { documented: [] }, 'a.x: not documented'],
    ['a documented call between services', { documented: ['a.x', 'a.y'] }, 'a.y: documented, but not for people'],
  ])('finds %s', (_what, change, finding) => {
    expect(callFindings({ ...calls, ...change })).toEqual([finding]);
  });

  it('finds a call that another service serves', () => {
    expect(strayCalls('a', ['a.x'])).toEqual([]);
    expect(strayCalls('b', ['b.x', 'a.x'])).toEqual(['a.x: served by b']);
  });
});
