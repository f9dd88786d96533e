import { isStartedByTag } from './tag-patterns.rules.js';

describe('a pushed tag starts a workflow', () => {
  it.each([
    ['ride-v1.20.0', ['*-v[0-9]+.[0-9]+.[0-9]+'], true],
    ['ride-v1.2', ['*-v[0-9]+.[0-9]+.[0-9]+'], false],
    ['ride-v1x2y0', ['*-v[0-9]+.[0-9]+.[0-9]+'], false],
    ['group/ride-v1.2.0', ['*-v[0-9]+.[0-9]+.[0-9]+'], false],
    ['rider-web-v1.2.0', ['*-v*', '!*-web-v*'], false],
    ['web-v1.2.0', ['*-v*', '!*-web-v*'], true],
    ['rider-web-v1.2.0', ['!*-web-v*', '*-v*'], true],
    ['ride-v1.2.0', [], false],
  ])('%s by %j: %s', (tag, patterns, isStarted) => {
    expect(isStartedByTag(tag, patterns)).toBe(isStarted);
  });
});
