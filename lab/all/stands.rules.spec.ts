import { laneLine, stands } from './stands.rules.mjs';

const PASSED = {
  passed: 4,
  failed: 0,
  skipped: 1,
  failures: [],
  remarks: [],
  seconds: 61.2,
  commit: '0123456789abcdef',
};
const LANE = { key: 'fuzz', title: 'made-up calls', command: [], inputs: [], shareSeconds: 60 };

describe('a lane of test:all', () => {
  it('stands when it passed on the same inputs', () => {
    expect(stands(PASSED)).toBe(true);
  });

  it('runs again when it is missing, failed, or ran nothing', () => {
    expect(stands(undefined)).toBe(false);
    expect(stands({ ...PASSED, failed: 1 })).toBe(false);
    expect(stands({ ...PASSED, passed: 0 })).toBe(false);
  });

  it('says its counts, its seconds, and that it is over its share', () => {
    expect(laneLine(LANE, PASSED, false)).toBe(
      'fuzz (made-up calls): 4 passed, 0 failed, 1 skipped (61 s, over its share of 60 s)',
    );
    expect(laneLine({ ...LANE, shareSeconds: 90 }, PASSED, false)).not.toContain('share');
  });

  it('says at which commit an earlier result was made', () => {
    expect(laneLine(LANE, PASSED, true)).toContain('at 01234567 on the same inputs');
  });
});
