import { openFilesLimit, openFilesRefusal } from './open-files.rules.mjs';

const LIMITS = `Limit                     Soft Limit           Hard Limit           Units
Max processes             7000                 7000                 processes
Max open files            1024                 20000                files
`;

describe('open files', () => {
  it('are limited as the system says', () => {
    expect(openFilesLimit(LIMITS)).toBe(1024);
    expect(openFilesLimit('Max open files unlimited unlimited files')).toBe(Number.POSITIVE_INFINITY);
    expect(openFilesLimit('')).toBe(Number.POSITIVE_INFINITY);
  });

  it('are one for each stream and some beside', () => {
    expect(openFilesRefusal(5_000, 5_300)).toBeUndefined();
    expect(openFilesRefusal(5_000, 5_299)).toBe(
      '5000 streams need 5300 open files, and a process may have 5299 here (ulimit -n): raise it, or ask for --count 4999 at most.',
    );
  });
});
