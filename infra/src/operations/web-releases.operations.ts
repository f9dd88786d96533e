import path from 'node:path';
import { parseArgs } from 'node:util';
import { WEB_PARTS } from '@pothik/contracts/platform';
import { withWebStore } from '../web-releases/open-web-store.js';
import { knownPart, releaseParts } from '../web-releases/release-parts.js';
import { rollbackRelease } from '../web-releases/rollback-release.js';
import { readVersions } from '../web-releases/versions.js';
import { type Operation } from './operation.js';

const PARTS = WEB_PARTS.join('|');

/** Publishes the built web app, or parts of it, to the object store, from where every gateway takes it. */
export const releaseWeb: Operation = {
  use: `release-web [${PARTS} …] [--from .cache/web]`,
  meaning: 'publishes the current builds of these parts, of all when none is named; open pages keep theirs',
  run: async (args, variables) => {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { from: { type: 'string', default: path.join('.cache', 'web') } },
    });
    await releaseParts(positionals, values.from, variables);
  },
};

/** Rolls a part of the web back to an earlier release. The command keeps its published name. */
export const rollbackWeb: Operation = {
  use: `take-back-web <${PARTS}> [version]`,
  meaning: 'makes the release before the current one, or this one of those still served, the current one again',
  run: async (args, variables) => {
    const { positionals } = parseArgs({ args: [...args], allowPositionals: true });
    const part = knownPart(positionals[0] ?? '');
    const [version] = await withWebStore(variables, (store) => rollbackRelease(store, part, positionals[1]));
    console.log(`${part} ${version} is current again.`);
  },
};

/** Lists the releases that are served. */
export const listWebReleases: Operation = {
  use: 'web-releases',
  meaning: 'lists the releases of each part of the web app that are served, the current one first',
  run: async (_args, variables) => {
    await withWebStore(variables, async (store) => {
      for (const part of WEB_PARTS) console.log(`${part}: ${(await readVersions(store, part)).join(', ') || 'none'}`);
    });
  },
};
