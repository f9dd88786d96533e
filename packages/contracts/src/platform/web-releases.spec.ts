import { releasedVersions, webFiles, webFolderOf, webVersions } from './web-releases.js';

describe('the releases of a part of the web app', () => {
  it('are the current one and the two before it', () => {
    expect(releasedVersions('d', ['c', 'b', 'a'])).toEqual(['d', 'c', 'b']);
    expect(releasedVersions('a', [])).toEqual(['a']);
  });

  it('stay served when one is taken back: pages that have the newer one still find its files', () => {
    expect(releasedVersions('b', ['c', 'b', 'a'])).toEqual(['b', 'c', 'a']);
  });

  it('lie in a folder for each part', () => {
    expect([webFolderOf('shell'), webFolderOf('rider')]).toEqual(['shell', 'remotes/rider']);
  });

  it.each([['../../etc'], ['0123456789AB'], ['0123456789abc'], ['']])('are no path: %j is refused', (version) => {
    expect(webVersions.safeParse([version]).success).toBe(false);
  });

  it.each([
    ['main.4f2a.js', true],
    ['assets/fonts/bangla-1.woff2', true],
    ['../versions.json', false],
    ['assets/../../x.js', false],
    ['/etc/passwd', false],
  ])('have files below their folder only: %j is one: %p', (file, isOne) => {
    expect(webFiles.safeParse({ [file]: 'a'.repeat(64) }).success).toBe(isOne);
  });
});
