// npm run documents: writes what is made from the contracts and checked in, such as docs/openapi.json. With --queries it also
// runs the services' integration tests, and writes docs/queries.md of the queries that they send.
import { writeFile } from 'node:fs/promises';
import { inRoot } from './paths.mjs';
import { prepareOrExit } from './prepare.mjs';

async function write(file, text) {
  await writeFile(inRoot(file), text);
  console.log(`wrote ${file}`);
}

await prepareOrExit();
const { documents } = await import('@pothik/infra');
for (const [file, text] of Object.entries(documents())) await write(file, text);

if (process.argv.includes('--queries')) {
  const { QUERIES } = await import('./lanes.mjs');
  const { madePage } = await import('./observed-queries.mjs');
  const { runLanes } = await import('./run-lanes.mjs');
  if (await runLanes([QUERIES])) {
    const { file, text } = await madePage();
    await write(file, text);
  } else {
    process.exitCode = 1;
  }
}
