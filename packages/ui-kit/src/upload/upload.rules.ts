/** What an upload area accepts. */
export interface UploadLimits {
  /** MIME types, e.g. image/png. */
  accept: readonly string[];
  /** The largest file, in bytes. */
  maxBytes: number;
  /** How many files at most; one when not multiple. */
  maxFiles?: number | undefined;
  multiple?: boolean | undefined;
}

/** Why a file was refused; the caller has the words. */
export type UploadProblem =
  | { kind: 'type'; fileName: string; accept: readonly string[] }
  | { kind: 'size'; fileName: string; maxBytes: number }
  | { kind: 'empty'; fileName: string }
  | { kind: 'count'; maxFiles: number };

export interface UploadResult {
  files: File[];
  /** The first thing that was wrong. */
  problem?: UploadProblem;
}

/** A file of another type, an empty one, or one over the limit is refused. */
export function problemOf(file: File, { accept, maxBytes }: UploadLimits): UploadProblem | undefined {
  if (!accept.includes(file.type)) return { kind: 'type', fileName: file.name, accept };
  if (file.size === 0) return { kind: 'empty', fileName: file.name };
  if (file.size > maxBytes) return { kind: 'size', fileName: file.name, maxBytes };
  return undefined;
}

/** Two files are the same when name, size and date are. */
const isSame = (one: File, other: File): boolean =>
  one.name === other.name && one.size === other.size && one.lastModified === other.lastModified;

/**
 * A single area replaces its file; a multiple one appends, skips what it has already, and stops at its limit.
 * Refused files are left out; the first refusal is told.
 */
export function addFiles(current: readonly File[], added: readonly File[], limits: UploadLimits): UploadResult {
  const problem = added.map((file) => problemOf(file, limits)).find(Boolean);
  const good = added.filter((file) => !problemOf(file, limits));
  if (!limits.multiple) return { files: good[0] ? [good[0]] : [...current], ...(problem ? { problem } : {}) };
  const joined = [...current];
  for (const file of good) {
    if (!joined.some((held) => isSame(held, file))) joined.push(file);
  }
  return limitCount(joined, problem, limits.maxFiles);
}

function limitCount(
  files: File[],
  problem: UploadProblem | undefined,
  maxFiles = Number.POSITIVE_INFINITY,
): UploadResult {
  const told = problem ?? (files.length > maxFiles ? ({ kind: 'count', maxFiles } as const) : undefined);
  return { files: files.slice(0, maxFiles), ...(told ? { problem: told } : {}) };
}
