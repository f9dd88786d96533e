import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { installOnce } from '../../../infra/programs/install-once.mjs';
import { LOOPBACK } from '../../../infra/programs/ports.mjs';
import { answers } from '../clients/geocoder.mjs';
import { importPlaces } from './geocoder/import-places.mjs';
import { installPrograms, VERSION } from './geocoder/programs.mjs';
import { placeNodes } from './osm/places-osm.mjs';
import { osmOf } from './osm/roads-osm.mjs';

const DATA = new URL('../../../packages/places-data/data/', import.meta.url);

const read = async (name) => JSON.parse(await readFile(new URL(name, DATA), 'utf8'));

const addresses = ([node]) => ({ GEOCODER_URL: `http://${LOOPBACK}:${node.ports.geocoder}` });

/**
 * Nominatim on the bundled places and roads. GPL-3.0: used in tests only, a process of its own, not shipped.
 * @type {import('./native-engine.mjs').Recipe}
 */
export const geocoder = {
  name: 'geocoder',
  ports: ['geocoder'],

  async install(cache) {
    const python = await installPrograms(cache);
    const city = osmOf(await read('roads.json'), placeNodes(await read('places.json')));
    const digest = createHash('sha256').update(city).digest('hex').slice(0, 8);
    const database = path.join(cache, `nominatim-${VERSION}-${digest}.sqlite`);
    await installOnce(database, (temporary) => importPlaces({ python, city, temporary }));
    return { python, database };
  },

  command: ({ python, database }, { ports }) => ({
    program: python,
    args: [
      ...['-m', 'uvicorn', '--host', LOOPBACK, '--port', String(ports.geocoder)],
      // Its access log would have the text of every question; `nominatim serve` cannot be without one.
      ...['--no-access-log', '--factory', 'nominatim_api.server.falcon.server:run_wsgi'],
    ],
    environment: { NOMINATIM_DATABASE_DSN: `sqlite:dbname=${database}` },
  }),

  answers: (node) => answers(addresses([node])),
  version: async () => `Nominatim ${VERSION}`,
  addresses,
};
