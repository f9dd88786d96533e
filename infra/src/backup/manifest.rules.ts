import { z } from 'zod';
import { OperationRefusal } from '../refusals/operation-refusal.types.js';

/** Raised with every change of the layout; a release refuses other formats. */
export const FORMAT = 1;

export const MANIFEST = 'manifest.json';
export const OBJECTS = 'objects.bson';
export const KEYS = 'keys.json';

/** `<database>/<collection>.bson` of a collection, the objects or the keys: never a path outside the backup. */
const filePath = z.union([
  z.string().regex(/^pothik_[a-z]+\/[A-Za-z0-9][\w.-]*\.bson$/),
  z.literal(OBJECTS),
  z.literal(KEYS),
]);

const file = z.strictObject({
  path: filePath,
  /** BSON documents in it; 0 for other files. */
  documents: z.int().min(0),
  bytes: z.int().min(0),
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
});

const manifestSchema = z.strictObject({
  format: z.literal(FORMAT),
  /** The release of the platform that made the backup. */
  release: z.string(),
  madeAt: z.iso.datetime(),
  /** Empty marker files of the data directory, such as how far its seed came. */
  marks: z.array(z.string().regex(/^[a-z]+\.[a-z]+$/)),
  files: z.array(file),
});

export type BackedUpFile = z.output<typeof file>;
export type Manifest = z.output<typeof manifestSchema>;

/** @throws OperationRefusal for a damaged manifest, or a format this release cannot read */
export function parseManifest(text: string): Manifest {
  const { format } = (jsonOf(text) ?? {}) as { format?: unknown };
  if (typeof format === 'number' && format !== FORMAT)
    throw new OperationRefusal(`The backup has format ${format}, and this release reads format ${FORMAT} alone.`);
  const parsed = manifestSchema.safeParse(jsonOf(text));
  if (!parsed.success) throw new OperationRefusal(`The backup's ${MANIFEST} is damaged.`);
  return parsed.data;
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The collection that a file contains; undefined for the objects and the keys. */
export function collectionIn({ path }: Pick<BackedUpFile, 'path'>): { database: string; name: string } | undefined {
  const [, database, name] = /^([^/]+)\/(.+)\.bson$/.exec(path) ?? [];
  return database === undefined || name === undefined ? undefined : { database, name };
}

export const pathOf = ({ database, name }: { database: string; name: string }): string => `${database}/${name}.bson`;
