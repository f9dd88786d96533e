import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

/** A folder with as little of the web as a gateway needs to start; whoever made it removes it. */
export async function makeWebDirectory(): Promise<string> {
  const directory = await mkdtemp(path.join(os.tmpdir(), 'pothik-web-'));
  await mkdir(path.join(directory, 'shell'));
  await writeFile(path.join(directory, 'shell', 'index.html'), '<title>Pothik</title>');
  await writeFile(path.join(directory, 'shell', 'csp.json'), '{"styleSources":[]}');
  await writeFile(path.join(directory, 'shell', 'area-scripts.json'), '{"scripts":[]}');
  return directory;
}
