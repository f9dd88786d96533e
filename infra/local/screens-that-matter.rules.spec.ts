import { screensThatMatter } from './screens-that-matter.mjs';
import { hasTag } from './screens-that-matter.rules.mjs';

describe('screens that matter', () => {
  it.each([
    ['/** @matters booking */\nimport x;', true],
    ['/**\n * @matters\n */\n', true],
    ['import x;\n/** @matters */', false],
    ['/** It matters. */', false],
    ['', false],
  ])('are told by the tag in the first comment: %j', (source, expected) => expect(hasTag(source)).toBe(expected));

  it('are some of the files', () => {
    const names = screensThatMatter().map((file) => file.replace(/.*[\\/]/, ''));
    expect(names).toEqual(expect.arrayContaining(['get-ride.e2e.spec.ts', 'log-in.e2e.spec.ts']));
    expect(names).not.toContain('toasts.e2e.spec.ts');
  });
});
