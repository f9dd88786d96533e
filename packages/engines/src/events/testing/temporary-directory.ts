import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

/** A directory for one test. */
export async function temporaryDirectory(): Promise<{ directory: string; remove(): Promise<void> }> {
  const directory = await mkdtemp(path.join(os.tmpdir(), 'pothik-events-'));
  return { directory, remove: () => rm(directory, { recursive: true, force: true }) };
}
