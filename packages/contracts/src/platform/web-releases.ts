import { z } from 'zod';

/** The parts of the web app that are released one by one: the shell, and a remote for each role. */
export const WEB_REMOTES = ['rider', 'driver', 'admin'] as const;
export const WEB_PARTS = ['shell', ...WEB_REMOTES] as const;
export type WebPart = (typeof WEB_PARTS)[number];

/** How many releases of a part are served, so that pages opened earlier find their files. */
const WEB_RELEASES_KEPT = 3;

/** The first 12 hexadecimal digits of a digest of all files of a release: the same build has the same version. */
const webVersion = z.string().regex(/^[0-9a-f]{12}$/);

/** `versions.json` of a part: the versions that are served, the current one first. */
export const webVersions = z.array(webVersion).min(1).max(WEB_RELEASES_KEPT);

/** The bucket of the object store that releases are published to, for every gateway. */
export const WEB_BUCKET = 'pothik-web';

/** A path below the folder of a release. */
const webFile = z.string().regex(/^(?!.*\.\.)[\w.-][\w./-]*$/);
/** `files.json` of a release in the object store: the SHA-256 of each of its files, as 64 hexadecimal digits, by its path. */
export const webFiles = z.record(webFile, z.string().regex(/^[0-9a-f]{64}$/));
export type WebFiles = z.output<typeof webFiles>;

/** Where a part lies, in a folder or under a prefix: `<folder>/versions.json` and `<folder>/<version>/<file>`. */
export const webFolderOf = (part: WebPart): string => (part === 'shell' ? 'shell' : `remotes/${part}`);

/** The versions once one is current: those that pages may still use follow, the newest first. */
export const releasedVersions = (version: string, before: readonly string[]): string[] =>
  [version, ...before.filter((other) => other !== version)].slice(0, WEB_RELEASES_KEPT);
