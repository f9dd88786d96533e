import { chmod, chown, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { isRoot } from '../../../../infra/programs/apt.mjs';
import { freePort, LOOPBACK } from '../../../../infra/programs/ports.mjs';
import { outputOf } from '../../../../infra/programs/programs.mjs';
import { serverPrograms } from './programs.mjs';

/** A server whose data is deleted after the import need not be safe against a crash. */
const FAST = ['fsync', 'synchronous_commit', 'full_page_writes'].map((name) => `-c ${name}=off`).join(' ');

/**
 * Imports a city with a PostgreSQL that lives as long as the import.
 * @param {{ python: string, city: string, temporary: string }} plan `city`: OpenStreetMap's XML
 * @returns {Promise<string>} the file that Nominatim's server reads
 */
export async function importPlaces({ python, city, temporary }) {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'pothik-geocoder-'));
  const server = await Server.of(folder);
  try {
    await server.start();
    const made = path.join(temporary, 'city.sqlite');
    await writeFile(path.join(temporary, 'city.osm'), city);
    const nominatim = (...args) =>
      outputOf(python, [path.join(path.dirname(python), 'nominatim'), ...args], {
        cwd: temporary,
        env: environmentFor(server, python),
      });
    await nominatim('import', '--osm-file', 'city.osm', '--threads', '2', '--no-updates');
    await nominatim('convert', '--format', 'sqlite', '-o', made);
    return made;
  } finally {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

const environmentFor = ({ port, user }, python) => ({
  ...process.env,
  PATH: `${path.dirname(python)}:${process.env.PATH}`,
  NOMINATIM_DATABASE_DSN: `pgsql:host=${LOOPBACK};port=${port};dbname=nominatim;user=${user}`,
  NOMINATIM_IMPORT_STYLE: 'full',
  NOMINATIM_TOKENIZER: 'icu',
});

/** PostgreSQL refuses to run as root: then it runs as the user of its package. */
class Server {
  static async of(folder) {
    return new Server(folder, await serverPrograms(), await freePort());
  }

  constructor(folder, programs, port) {
    Object.assign(this, { folder, programs, port, user: os.userInfo().username });
  }

  async start() {
    await chmod(this.folder, 0o755);
    await mkdir(this.data);
    if (isRoot()) await this.#giveAway();
    await this.#run('initdb', '-A', 'trust', '-U', this.user, '-D', this.data);
    const settings = `-p ${this.port} -k ${this.data} -c listen_addresses=${LOOPBACK} ${FAST}`;
    await this.#run('pg_ctl', '-w', '-D', this.data, '-l', path.join(this.data, 'log'), '-o', settings, 'start');
    // Nominatim's import gives this role the right to read.
    await this.#run('createuser', '-h', LOOPBACK, '-p', String(this.port), '-U', this.user, 'www-data');
  }

  stop() {
    return this.#run('pg_ctl', '-m', 'fast', '-D', this.data, 'stop');
  }

  get data() {
    return path.join(this.folder, 'data');
  }

  async #giveAway() {
    const number = async (which) => Number(await outputOf('id', [which, 'postgres']));
    await chown(this.data, await number('-u'), await number('-g'));
  }

  #run(name, ...args) {
    const program = path.join(this.programs, name);
    const options = { cwd: this.folder };
    return isRoot()
      ? outputOf('runuser', ['-u', 'postgres', '--', program, ...args], options)
      : outputOf(program, args, options);
  }
}
