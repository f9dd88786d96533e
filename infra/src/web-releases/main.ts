// node dist/web-releases/main.js <folder> [part …]: releases the web of an image into the object store of its environment.
import { ConfigurationError } from '@pothik/engines';
import { OperationRefusal } from '../refusals/operation-refusal.types.js';
import { releaseParts } from './release-parts.js';

const [web = '', ...parts] = process.argv.slice(2);
try {
  await releaseParts(parts, web, process.env);
} catch (error) {
  if (!(error instanceof OperationRefusal || error instanceof ConfigurationError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
