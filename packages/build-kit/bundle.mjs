// Builds frontends with rspack: node packages/build-kit/bundle.mjs frontends/shell [...]
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { rspack } from '@rspack/core';

/**
 * Builds one frontend by its own rspack.config.mjs.
 * @param {string} directory the frontend's folder
 * @returns {Promise<{ warnings: string[] }>}
 * @throws {Error} with every build error in its message
 */
export async function bundleFrontend(directory) {
  const compiler = rspack(await configurationOf(directory));
  const stats = await new Promise((resolve, reject) => {
    compiler.run((error, result) => (error ? reject(error) : resolve(result)));
  });
  await new Promise((resolve, reject) => compiler.close((error) => (error ? reject(error) : resolve())));
  return outcome(directory, stats);
}

async function configurationOf(directory) {
  const file = path.resolve(directory, 'rspack.config.mjs');
  const { default: configuration } = await import(pathToFileURL(file).href);
  return configuration;
}

function outcome(directory, stats) {
  const problem = problemOf(directory, stats);
  if (problem) throw problem;
  return { warnings: stats.toJson({ all: false, warnings: true }).warnings.map((warning) => warning.message) };
}

function problemOf(directory, stats) {
  if (!stats.hasErrors()) return undefined;
  const { errors } = stats.toJson({ all: false, errors: true });
  return new Error(`${directory} does not build:\n${errors.map((error) => error.message).join('\n')}`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  for (const directory of process.argv.slice(2)) {
    const started = performance.now();
    const { warnings } = await bundleFrontend(directory);
    for (const warning of warnings) console.warn(warning);
    console.log(`${directory} built in ${Math.round(performance.now() - started)} ms`);
  }
}
