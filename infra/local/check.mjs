// npm run check: types, lint, fences.
import { ensureInstalled } from './install.mjs';
import './node-version.mjs';

if (process.argv.includes('--help')) {
  console.log('npm run check: type check, lint and fences.');
} else {
  await ensureInstalled();
  const { FENCES, LINT, TYPES } = await import('./lanes.mjs');
  const { runLanes } = await import('./run-lanes.mjs');
  process.exitCode = (await runLanes([...TYPES, ...LINT, ...FENCES])) ? 0 : 1;
}
