import { planOf } from './plan.rules.js';

const KNOWN = ['uploads', 'slow-bodies'];

describe('what is measured', () => {
  it('is every attack, for a minute each part', () => {
    expect(planOf([], undefined, KNOWN)).toEqual({ attacks: KNOWN, seconds: 60 });
  });

  it('is the attacks that were named, for as long as was said', () => {
    expect(planOf(['slow-bodies'], '5', KNOWN)).toEqual({ attacks: ['slow-bodies'], seconds: 5 });
  });

  it('is no attack that does not exist', () => {
    expect(() => planOf(['uploads', 'floods'], undefined, KNOWN)).toThrow(
      "'floods' is no attack of this bench; there are uploads, slow-bodies.",
    );
  });

  it.each(['0', '301', '1.5', 'long', ''])('does not last %p seconds', (seconds) => {
    expect(() => planOf([], seconds, KNOWN)).toThrow('--seconds is a whole number from 1 to 300.');
  });
});
