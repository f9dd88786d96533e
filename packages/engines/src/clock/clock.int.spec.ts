import { clockContract } from '../contracts/clock.contract.js';
import { TestClock } from '../testing/test-clock.js';
import { SystemClock } from './system-clock.js';

clockContract('SystemClock', () => new SystemClock());
clockContract('TestClock', () => new TestClock());

describe('a test clock', () => {
  it('does not move until a test moves it', () => {
    const clock = new TestClock();
    expect(clock.now().toISOString()).toBe('2026-11-02T06:00:00.000Z');
    clock.advance(1_500);
    expect(clock.now().toISOString()).toBe('2026-11-02T06:00:01.500Z');
    clock.set(new Date('2027-01-01T00:00:00Z'));
    expect(clock.now().toISOString()).toBe('2027-01-01T00:00:00.000Z');
  });
});
