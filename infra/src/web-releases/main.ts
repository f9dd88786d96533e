// node dist/web-releases/main.js <folder> [part …]: releases the web of an image into the object store of its environment.
import { refusalSentence } from '../refusals/refusal-sentence.js';
import { releaseParts } from './release-parts.js';

const [web = '', ...parts] = process.argv.slice(2);
try {
  await releaseParts(parts, web, process.env);
} catch (error) {
  const sentence = refusalSentence(error);
  if (sentence === undefined) throw error;
  console.error(sentence);
  process.exitCode = 1;
}
