import { changesSince, readinessFrom } from './readiness.rules.js';

const MONGO = { name: 'mongo', needed: true };
const EVENTS = { name: 'events', needed: false };
const KEY_VALUE = { name: 'keyValue', needed: false };

describe('a process', () => {
  it('is ready while everything that it needs is available, whatever else is away', () => {
    expect(
      readinessFrom([
        { ...MONGO, up: true },
        { ...EVENTS, up: false },
        { ...KEY_VALUE, up: false },
      ]),
    ).toEqual({ ready: true, down: [], degraded: ['events', 'keyValue'] });
  });

  it('is not ready without what it needs, and names it apart from the rest', () => {
    expect(
      readinessFrom([
        { ...MONGO, up: false },
        { ...EVENTS, up: false },
        { ...KEY_VALUE, up: true },
      ]),
    ).toEqual({ ready: false, down: ['mongo'], degraded: ['events'] });
  });

  it('that needs nothing is ready', () => {
    expect(readinessFrom([])).toEqual({ ready: true, down: [], degraded: [] });
  });
});

describe('what is told of a dependency', () => {
  it('is that it is away, once, and that it is back', () => {
    const before = new Map([
      ['mongo', true],
      ['events', false],
      ['keyValue', false],
    ]);
    const checks = [
      { ...MONGO, up: false },
      { ...EVENTS, up: true },
      { ...KEY_VALUE, up: false },
    ];
    expect(changesSince(before, checks)).toEqual([checks[0], checks[1]]);
  });

  it('at first only that it is away', () => {
    const checks = [
      { ...MONGO, up: true },
      { ...EVENTS, up: false },
    ];
    expect(changesSince(new Map(), checks)).toEqual([checks[1]]);
  });
});
