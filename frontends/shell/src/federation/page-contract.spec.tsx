import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { singletonVersions } from '@pothik/build-kit/singletons';

interface PageContract {
  exposes: Record<string, Record<string, string[]>>;
  libraries: Record<string, string>;
  names: { since: string; from: string; names: string[] }[];
}

const FRONTENDS = path.join(__dirname, '..', '..', '..');
/** The libraries that remotes get in part, by the file that `rspack.config.mjs` provides in their place. */
const FACADES: Record<string, () => Promise<object>> = {
  'react-router': () => import('./router-facade'),
  '@tanstack/react-query': () => import('./query-facade'),
};
const { exposes, libraries, names }: PageContract = JSON.parse(
  readFileSync(path.join(FRONTENDS, 'page-contract.json'), 'utf8'),
);

const recordedOf = (library: string) => names.filter(({ from }) => from === library).flatMap((part) => part.names);

/** The names that a remote's sources import from a library, types excluded. */
function takenBy(remote: string, library: string): string[] {
  const folder = path.join(FRONTENDS, remote, 'src');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const sources = files.filter((file) => /\.tsx?$/.test(file) && !/\.spec\.|(^|\/)testing\//.test(file));
  const clause = new RegExp(`import \\{([^}]*)\\} from '${library}'`, 'g');
  const clauses = sources.flatMap((file) => [...readFileSync(path.join(folder, file), 'utf8').matchAll(clause)]);
  const taken = clauses.flatMap(([, list = '']) => list.split(',').map((name) => name.trim().split(' as ')[0] ?? ''));
  return taken.filter((name) => name !== '' && !name.startsWith('type '));
}

describe('the shell shares with remotes exactly what frontends/page-contract.json lists', () => {
  it('libraries of these majors, and no other', () => {
    const majors = Object.entries(singletonVersions).map(([name, version]) => [name, version.split('.')[0]]);
    expect(Object.fromEntries(majors)).toEqual(libraries);
  });

  it.each([...new Set(names.map(({ from }) => from))])(
    'of %s these names, none less and none more',
    async (library) => {
      const given = await (FACADES[library]?.() ?? import(library));
      expect(Object.keys(given).sort()).toEqual(recordedOf(library).sort());
    },
  );

  it('and the newest of them at the versions of our packages', () => {
    for (const owner of ['@pothik/api-client', '@pothik/ui-kit']) {
      const came = names.filter(({ since }) => since.startsWith(`${owner} `)).map(({ since }) => since);
      expect(came.at(-1)).toBe(`${owner} ${singletonVersions[owner]}`);
    }
  });
});

describe.each(Object.keys(exposes))('the remote %s', (remote) => {
  it.each(Object.keys(FACADES))('imports nothing of %s that the shell does not share', (library) => {
    const taken = takenBy(remote, library);
    expect(taken).not.toEqual([]);
    expect(taken.filter((name) => !recordedOf(library).includes(name))).toEqual([]);
  });
});
