import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { WEB_PARTS, type WebPart, webFolderOf, webVersions } from '@pothik/contracts/platform';
import { OperationRefusal } from '../refusals/operation-refusal.types.js';
import { withWebStore } from './open-web-store.js';
import { publishRelease } from './publish-release.js';

/**
 * Publishes the current builds of these parts, of all when none is named, and prints a line for each.
 * @param web folder of releases, as the build assembles it
 * @throws OperationRefusal when a part is not known or not built, or there is no address of a store
 */
export async function releaseParts(names: readonly string[], web: string, variables: NodeJS.ProcessEnv): Promise<void> {
  const parts = names.length === 0 ? WEB_PARTS : names.map(knownPart);
  const builds = await Promise.all(parts.map(async (part) => [part, await builtVersion(web, part)] as const));
  await withWebStore(variables, async (store) => {
    for (const [part, version] of builds) {
      const [, ...earlier] = await publishRelease(store, web, part, version);
      console.log(`${part} ${version} is released; still served: ${earlier.join(', ') || 'none before it'}.`);
    }
  });
}

/** @throws OperationRefusal that names the parts */
export function knownPart(name: string): WebPart {
  const part = WEB_PARTS.find((each) => each === name);
  if (part === undefined) throw new OperationRefusal(`Name a part of the web app: ${WEB_PARTS.join(', ')}.`);
  return part;
}

async function builtVersion(web: string, part: WebPart): Promise<string> {
  const list = path.join(web, webFolderOf(part), 'versions.json');
  try {
    return webVersions.parse(JSON.parse(await readFile(list, 'utf8')))[0] as string;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    throw new OperationRefusal(`${list} is missing: npm run build makes it.`);
  }
}
