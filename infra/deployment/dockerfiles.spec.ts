import { DOCKERFILES, imageOf } from './dockerfiles.js';
import { textOf } from './top-folder.js';

const basesOf = (file: string) => [...textOf(file).matchAll(/^FROM (\S+)/gm)].map(([, base]) => base);

describe.each(DOCKERFILES)('%s', (file) => {
  it('starts every stage from the same exact version', () => {
    const bases = new Set(basesOf(file));
    expect([...bases]).toEqual([expect.stringMatching(/^node:\d+\.\d+\.\d+-bookworm-slim$/)]);
    expect(bases).toEqual(new Set(basesOf(DOCKERFILES[0])));
  });

  it('runs as an unprivileged user, with a health check by Node', () => {
    expect(imageOf(file)).toMatch(/^USER 1000:1000$/m);
    expect(imageOf(file)).toMatch(/^HEALTHCHECK .*\n {2}CMD \["node", "-e", ".*\/health\/live.*"\]$/m);
    expect(textOf(file)).not.toMatch(/\b(curl|wget|apt-get)\b/);
  });

  it('copies into the image what was installed without development dependencies, and nothing from the context', () => {
    expect(textOf(file)).toMatch(/^RUN npm ci --omit=dev .*--workspace=/m);
    expect(imageOf(file).match(/^COPY (?!--from=(dependencies|compiler) )/gm)).toBeNull();
  });
});

describe('.dockerignore', () => {
  it('admits only what it names, and no secret', () => {
    const lines = textOf('.dockerignore')
      .split('\n')
      .filter((line) => !line.startsWith('#'));
    expect(lines[0]).toBe('*');
    expect(lines.filter((line) => /env|git|data/.test(line))).toEqual([]);
  });
});
