// node dist/web-releases/main.js <folder> [part …]: releases the web of an image into the object store of its environment.
import { releaseParts } from './release-parts.js';

const [web = '', ...parts] = process.argv.slice(2);
await releaseParts(parts, web, process.env);
