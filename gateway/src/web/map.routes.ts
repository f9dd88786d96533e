import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { CURRENT_MAP, type CurrentMap } from '@pothik/contracts/platform';
import { MAP_FILE, MAP_FILE_NAME, readPlaces } from '@pothik/places-data';
import type { FastifyError, FastifyInstance, FastifyReply } from 'fastify';
import { mapNamesOf } from './map-names.rules.js';
import { FILE_HEADERS } from './security-headers.js';

const FOLDER = path.dirname(fileURLToPath(MAP_FILE));
const CHANGES = { 'cache-control': 'no-cache' };

/**
 * Serves the map file by ranges, as pages read single tiles of it, and names it. No compressed variant lies beside it: a
 * range of compressed bytes is no tile. Sent by the `sendFile` of the web app, so register it after that.
 */
export function registerMap(root: FastifyInstance): void {
  let current: Promise<CurrentMap> | undefined;
  root.get(CURRENT_MAP, { config: { call: 'web' } }, async (_request, reply) => {
    current ??= readCurrentMap();
    return reply.headers({ ...FILE_HEADERS, ...CHANGES }).send(await current);
  });
  root.get(`/map/${MAP_FILE_NAME}`, { config: { call: 'web' }, errorHandler: tellMissingRange }, (_request, reply) =>
    reply.headers(FILE_HEADERS).type('application/octet-stream').sendFile(MAP_FILE_NAME, FOLDER),
  );
}

/** A range beyond the end: no refusal of the catalogue, but the answer of HTTP, with the size that there is. */
function tellMissingRange(error: FastifyError & { headers?: Record<string, string> }, _: unknown, reply: FastifyReply) {
  if (error.statusCode !== 416) throw error;
  return reply
    .code(416)
    .headers({ ...FILE_HEADERS, ...error.headers })
    .send();
}

const readCurrentMap = async (): Promise<CurrentMap> => ({
  file: `/map/${MAP_FILE_NAME}`,
  names: mapNamesOf(await readPlaces()),
});
