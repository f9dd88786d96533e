import { existsSync } from 'node:fs';
import { chmod, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { installOnce } from '../../../infra/programs/install-once.mjs';
import { NotAvailable } from '../../../infra/programs/not-available.mjs';
import { LOOPBACK } from '../../../infra/programs/ports.mjs';
import { outputOf, requirePrograms } from '../../../infra/programs/programs.mjs';
import { answers } from '../clients/router.mjs';
import { osmOf } from './osm/roads-osm.mjs';

const VERSION = '26.10.0';
/** The wheel has plain binaries beside its Python module: none of Python's versions is needed to run them. */
const WHEEL = ['--python-version', '3.12', '--implementation', 'cp', '--abi', 'abi3'];
const MACHINES = { x64: 'manylinux_2_28_x86_64', arm64: 'manylinux_2_28_aarch64' };
const ROADS = new URL('../../../packages/places-data/data/roads.json', import.meta.url);

const programIn = (installed, name) => path.join(installed, 'osrm', 'bin', name);

function wheelOfMachine() {
  const platform = process.platform === 'linux' ? MACHINES[process.arch] : undefined;
  if (platform === undefined) throw new NotAvailable(`there are no binaries for ${process.platform} ${process.arch}`);
  return [...WHEEL, '--platform', platform, '--only-binary=:all:', '--no-deps', `osrm-bindings==${VERSION}`];
}

async function unpacked(wheel, temporary) {
  const pip = ['-m', 'pip', 'download', '-q', '--disable-pip-version-check', '-d', temporary];
  await outputOf('python3', [...pip, ...wheel]);
  const [file] = (await readdir(temporary)).filter((name) => name.endsWith('.whl'));
  const folder = path.join(temporary, 'wheel');
  await outputOf('python3', ['-m', 'zipfile', '-e', path.join(temporary, file), folder]);
  const programs = programIn(folder, '');
  for (const name of await readdir(programs)) await chmod(path.join(programs, name), 0o755);
  return folder;
}

const addresses = ([node]) => ({ ROUTER_URL: `http://${LOOPBACK}:${node.ports.router}` });

/**
 * OSRM on the bundled roads. BSD-2: used in tests only, not shipped.
 * @type {import('./native-engine.mjs').Recipe}
 */
export const router = {
  name: 'router',
  ports: ['router'],

  async install(cache) {
    const folder = path.join(cache, `osrm-${VERSION}`);
    const wheel = wheelOfMachine();
    if (!existsSync(folder)) requirePrograms({ python3: 'Python 3' });
    await installOnce(folder, (temporary) => unpacked(wheel, temporary));
    return { folder };
  },

  async prepare({ folder: installed }, { folder }) {
    await writeFile(path.join(folder, 'city.osm'), osmOf(JSON.parse(await readFile(ROADS, 'utf8'))));
    const run = (name, ...args) => outputOf(programIn(installed, name), args, { cwd: folder });
    await run('osrm-extract', '-p', path.join(installed, 'osrm', 'share', 'profiles', 'car.lua'), 'city.osm');
    await run('osrm-partition', 'city.osrm');
    await run('osrm-customize', 'city.osrm');
  },

  command: ({ folder: installed }, { folder, ports }) => ({
    program: programIn(installed, 'osrm-routed'),
    args: [...['--algorithm', 'mld', '--ip', LOOPBACK, '--port', String(ports.router)], path.join(folder, 'city.osrm')],
    // Its log would have the points of every request.
    environment: { DISABLE_ACCESS_LOGGING: '1' },
  }),

  answers: (node) => answers(addresses([node])),
  version: async () => `OSRM ${VERSION}`,
  addresses,
};
