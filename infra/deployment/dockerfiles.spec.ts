import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { DOCKERFILES, imageOf, SERVING_DOCKERFILES } from './dockerfiles.js';
import { textOf } from './top-folder.js';

const basesOf = (file: string) => [...textOf(file).matchAll(/^FROM (\S+)/gm)].map(([, base]) => base);
const nodeImageOf = (file: string) => /^ARG NODE_IMAGE=(.*)$/m.exec(textOf(file))?.[1];

/** The words of the command of HEALTHCHECK. */
const healthCheckOf = (file: string): string[] =>
  JSON.parse(/^HEALTHCHECK .*\n {2}CMD (\[.*\])$/m.exec(imageOf(file))?.[1] ?? '[]');

/** The exit code of the health check beside a server that answers with a status; of none when it is undefined. */
async function healthBeside(
  file: string,
  status: number | undefined,
): Promise<{ code: number | null; asked: string[] }> {
  const asked: string[] = [];
  const server = createServer(({ method, url }, response) => {
    asked.push(`${method} ${url}`);
    response.writeHead(status ?? 500).end('{}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const close = () => new Promise((resolve) => server.close(resolve));
  if (status === undefined) await close();
  const [program = '', ...words] = healthCheckOf(file);
  const check = spawn(program, words, { env: { PATH: process.env.PATH, PORT: String(port) }, stdio: 'ignore' });
  const [code] = await once(check, 'exit');
  if (status !== undefined) await close();
  return { code, asked };
}

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

it.each(SERVING_DOCKERFILES)(
  '%s has a health check that is healthy only while the process answers, and that starts no Node',
  async (file) => {
    expect(await healthBeside(file, 200)).toEqual({ code: 0, asked: ['GET /health/live'] });
    expect((await healthBeside(file, 503)).code).not.toBe(0);
    expect((await healthBeside(file, undefined)).code).not.toBe(0);
    expect(healthCheckOf(file)[0]).toBe('bash');
  },
);

describe('.dockerignore', () => {
  it('admits only what it names, and no secret', () => {
    const lines = textOf('.dockerignore')
      .split('\n')
      .filter((line) => !line.startsWith('#'));
    expect(lines[0]).toBe('*');
    expect(lines.filter((line) => /env|git|data/.test(line))).toEqual([]);
  });
});
