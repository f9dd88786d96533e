// node packages/contracts/publish-fixtures.mjs [--breaking]: stores today's contracts as fixtures/<next number>/,
// and removes the schemas and answers of publications before the last two.
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { compileWorkspace } from '@pothik/build-kit/compile';

const HERE = fileURLToPath(new URL('.', import.meta.url));
const PUBLISHED = path.join(HERE, 'fixtures');
const PARTS = ['schemas', 'events', 'answers', 'shared'];

const readJson = async (file) => JSON.parse(await readFile(file, 'utf8'));

/** The fixtures of events that lie beside their schemas, by `owner/name`. */
async function eventFixtures() {
  const source = path.join(HERE, 'src');
  const files = (await readdir(source, { recursive: true })).filter((file) => /fixtures[\\/].*\.json$/.test(file));
  const named = files.map((file) => [`${file.split(path.sep)[0]}/${path.basename(file, '.json')}`, file]);
  return Object.fromEntries(
    await Promise.all(named.sort().map(async ([name, file]) => [name, await readJson(path.join(source, file))])),
  );
}

async function lastPublication() {
  const numbers = (await readdir(PUBLISHED).catch(() => [])).map(Number);
  if (numbers.length === 0) return undefined;
  const number = Math.max(...numbers);
  // The first publication has no shared text.
  const fileOf = (part) => path.join(PUBLISHED, String(number), `${part}.json`);
  const stored = PARTS.filter((part) => existsSync(fileOf(part)));
  const parts = await Promise.all(stored.map(async (part) => [part, await readJson(fileOf(part))]));
  return { number, publication: Object.fromEntries(parts) };
}

/** One line for each event or call, so that a diff names it. */
const lines = (table) =>
  `{\n${Object.entries(table)
    .map(([name, value]) => `${JSON.stringify(name)}: ${JSON.stringify(value)}`)
    .join(',\n')}\n}`;
const tables = (parts) =>
  `{\n${Object.entries(parts)
    .map(([name, table]) => `${JSON.stringify(name)}: ${lines(table)}`)
    .join(',\n')}\n}`;
const TEXT_OF = {
  schemas: (schemas) => `${tables(schemas)}\n`,
  events: (events) => `${lines(events)}\n`,
  answers: (answers) => `${lines(answers)}\n`,
  shared: (shared) => `${tables(shared)}\n`,
};

async function write(number, publication) {
  const folder = path.join(PUBLISHED, String(number));
  await mkdir(folder, { recursive: true });
  for (const part of PARTS) await writeFile(path.join(folder, `${part}.json`), TEXT_OF[part](publication[part]));
}

/** Events and shared texts of every publication stay, schemas and answers of the last two. */
async function dropOld(last, keptParts) {
  for (const number of (await readdir(PUBLISHED)).map(Number)) {
    const dropped = PARTS.filter((part) => !keptParts(number, last).includes(part));
    for (const part of dropped) await rm(path.join(PUBLISHED, String(number), `${part}.json`), { force: true });
  }
}

async function publish() {
  await compileWorkspace(HERE);
  const { publicationOf } = await import('./dist/publication/publication.js');
  const { keptParts } = await import('./dist/publication/kept-parts.rules.js');
  const { breaksOf } = await import('./dist/publication/contract-change.rules.js');
  const today = publicationOf(await eventFixtures());
  const last = await lastPublication();
  if (JSON.stringify(last?.publication) === JSON.stringify(today))
    return `Nothing differs from fixtures/${last.number}.`;
  const breaks = last ? breaksOf(last.publication.schemas, today.schemas) : [];
  for (const sentence of breaks) console.error(sentence);
  if (breaks.length > 0 && !process.argv.includes('--breaking'))
    throw new Error('This breaks who was released with the last publication: see docs/release.md.');
  const number = (last?.number ?? 0) + 1;
  await write(number, today);
  await dropOld(number, keptParts);
  return `Published as packages/contracts/fixtures/${number}.`;
}

try {
  console.log(await publish());
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
