import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** A new directory and how to remove it with all it holds. */
export function temporaryDirectory(): { directory: string; remove: () => void } {
  const directory = fs.mkdtempSync(path.join(os.tmpdir(), 'embedded-mongo-'));
  return { directory, remove: () => fs.rmSync(directory, { recursive: true, force: true }) };
}
