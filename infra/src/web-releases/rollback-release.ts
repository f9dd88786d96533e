import { releasedVersions, type WebPart } from '@pothik/contracts/platform';
import type { ObjectStore } from '@pothik/engines';
import { OperationRefusal } from '../refusals/operation-refusal.types.js';
import { readVersions, writeVersions } from './versions.js';

/**
 * Rolls a part of the web back: an earlier release becomes the current one again. The other stays served for the pages that have it.
 * @param wanted one of the versions that are served; the one before the current one when left out
 * @returns the versions that are served, the current one first
 * @throws OperationRefusal when there is no such release
 */
export async function rollbackRelease(store: ObjectStore, part: WebPart, wanted?: string): Promise<string[]> {
  const served = await readVersions(store, part);
  const version = wanted ?? served[1];
  if (version === undefined) throw new OperationRefusal(`${part} has no earlier release.`);
  if (!served.includes(version)) throw new OperationRefusal(`${part} has no release ${version}: ${served.join(', ')}.`);
  const versions = releasedVersions(version, served);
  await writeVersions(store, part, versions);
  return versions;
}
