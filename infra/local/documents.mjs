// npm run documents: writes what is made from the contracts and checked in, such as docs/openapi.json.
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { ROOT } from './paths.mjs';
import { prepareOrExit } from './prepare.mjs';

await prepareOrExit();
const { documents } = await import('@pothik/infra');
for (const [file, text] of Object.entries(documents())) {
  await writeFile(path.join(ROOT, file), text);
  console.log(`wrote ${file}`);
}
