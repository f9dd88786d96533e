// npm run documents: writes what is made from contracts and queries and is checked in, such as docs/openapi.json.
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

// The queries are those that the services' integration tests observe.
const { QUERIES } = await import('./lanes.mjs');
const { madePage } = await import('./observed-queries.mjs');
const { runLanes } = await import('./run-lanes.mjs');
if (await runLanes([QUERIES])) {
  const { file, text } = await madePage();
  await write(file, text);
} else {
  process.exitCode = 1;
}
