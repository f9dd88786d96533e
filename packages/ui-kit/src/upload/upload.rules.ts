/** What an upload area accepts. */
export interface UploadLimits {
  /** MIME types, e.g. image/png. */
  accept: readonly string[];
  /** The largest accepted file, in bytes. */
  maxBytes: number;
  /** The most files; one if not multiple. */
  maxFiles?: number | undefined;
  multiple?: boolean | undefined;
}

/** Why files were refused. */
export type UploadProblem =
  | { kind: 'count'; maxFiles: number }
  /** The only file of a single area. */
  | { kind: 'size'; maxBytes: number }
  /** One of several files. */
  | { kind: 'size-of-one'; fileName: string; maxBytes: number }
  | { kind: 'size-of-some'; maxBytes: number }
  | { kind: 'type'; fileName: string };

export interface UploadResult {
  files: File[];
  /** The first problem found. */
  problem?: UploadProblem;
}

/**
 * A single area replaces its file; a multiple one appends. Too many files refuse the whole drop. Files it already has are
 * skipped silently; then size and type are checked per file, and the first problem is returned.
 */
export function addFiles(held: readonly File[], added: readonly File[], limits: UploadLimits): UploadResult {
  const { multiple = false, maxFiles = Number.POSITIVE_INFINITY } = limits;
  if (multiple && held.length + added.length > maxFiles) {
    return { files: [...held], problem: { kind: 'count', maxFiles } };
  }
  const fresh = multiple ? withoutDuplicates(held, added) : added.slice(0, 1);
  const good = fresh.filter((file) => !isTooLarge(file, limits) && isAccepted(file, limits));
  const files = multiple ? [...held, ...good] : [...(good.length > 0 ? good : held)];
  const problem = problemOf(fresh, limits);
  return { files, ...(problem ? { problem } : {}) };
}

/** Two files are the same if name and size are. */
function withoutDuplicates(held: readonly File[], added: readonly File[]): File[] {
  const fresh: File[] = [];
  for (const file of added) {
    const isHeld = [...held, ...fresh].some(({ name, size }) => name === file.name && size === file.size);
    if (!isHeld) fresh.push(file);
  }
  return fresh;
}

const isTooLarge = (file: File, { maxBytes }: UploadLimits): boolean => file.size > maxBytes;

/** An empty file is not a picture, whatever its type. */
const isAccepted = (file: File, { accept }: UploadLimits): boolean => file.size > 0 && accept.includes(file.type);

function problemOf(fresh: readonly File[], limits: UploadLimits): UploadProblem | undefined {
  const { maxBytes } = limits;
  const [large, ...more] = fresh.filter((file) => isTooLarge(file, limits));
  if (more.length > 0) return { kind: 'size-of-some', maxBytes };
  if (large)
    return limits.multiple ? { kind: 'size-of-one', fileName: large.name, maxBytes } : { kind: 'size', maxBytes };
  const other = fresh.find((file) => !isAccepted(file, limits));
  return other && { kind: 'type', fileName: other.name };
}
