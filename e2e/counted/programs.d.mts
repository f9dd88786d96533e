/** A program of the project that has been started. */
export interface Program {
  readonly ended: Promise<unknown>;
}

/** The embedded database in a process of its own, every write on disk before its answer. */
export function startDatabase(directory: string): Promise<Program & { url: string }>;
export function stop(program: Program): Promise<void>;
