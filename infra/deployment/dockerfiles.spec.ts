import { DOCKERFILES, imageOf, SERVING_DOCKERFILES } from './dockerfiles.js';
import { textOf } from './top-folder.js';

const basesOf = (file: string) => [...textOf(file).matchAll(/^FROM (\S+)/gm)].map(([, base]) => base);
const nodeImageOf = (file: string) => /^ARG NODE_IMAGE=(.*)$/m.exec(textOf(file))?.[1];

describe.each(DOCKERFILES)('%s', (file) => {
  it('starts every stage from the same exact version', () => {
    expect([...new Set(basesOf(file))]).toEqual(['$NODE_IMAGE']);
    expect(nodeImageOf(file)).toMatch(/^node:\d+\.\d+\.\d+-bookworm-slim@sha256:/);
    expect(nodeImageOf(file)).toBe(nodeImageOf(DOCKERFILES[0]));
  });

  it('runs as an unprivileged user, and installs no program beside Node', () => {
    expect(imageOf(file)).toMatch(/^USER 1000:1000$/m);
    expect(textOf(file)).not.toMatch(/\b(curl|wget|apt-get)\b/);
  });

  it('copies into the image what was installed without development dependencies, and nothing from the context', () => {
    expect(textOf(file)).toMatch(/^RUN npm ci --omit=dev .*--workspace=/m);
    expect(imageOf(file).match(/^COPY (?!--from=(dependencies|compiler) )/gm)).toBeNull();
  });
});

it.each(SERVING_DOCKERFILES)('%s has a health check by Node', (file) => {
  expect(imageOf(file)).toMatch(/^HEALTHCHECK .*\n {2}CMD \["node", "-e", ".*\/health\/live.*"\]$/m);
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
