import { type WebPart, webFolderOf, webVersions } from '@pothik/contracts/platform';
import type { ObjectStore } from '@pothik/engines';

const keyOf = (part: WebPart): string => `${webFolderOf(part)}/versions.json`;

/** The versions of a part that are served, the current one first; none before its first release. */
export async function readVersions(store: ObjectStore, part: WebPart): Promise<string[]> {
  const list = await store.get(keyOf(part));
  return list === undefined ? [] : webVersions.parse(JSON.parse(list.bytes.toString('utf8')));
}

export async function writeVersions(store: ObjectStore, part: WebPart, versions: readonly string[]): Promise<void> {
  await store.put(keyOf(part), Buffer.from(JSON.stringify(versions)), { contentType: 'application/json' });
}
