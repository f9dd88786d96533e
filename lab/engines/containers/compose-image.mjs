import { readFileSync } from 'node:fs';
import { inRoot } from '../../../infra/local/paths.mjs';

/**
 * The image of an engine: what the variable names, else what docker-compose.yml names without it.
 * @param {string} variable such as MONGO_IMAGE
 * @param {NodeJS.ProcessEnv} [environment]
 * @returns {string} such as mongo:8.0.26@sha256:…
 * @throws {Error} when the file has no such variable
 */
export function composeImage(variable, environment = process.env) {
  const [, image] =
    new RegExp(`\\$\\{${variable}:-([^}]+)\\}`).exec(readFileSync(inRoot('docker-compose.yml'), 'utf8')) ?? [];
  if (image === undefined) throw new Error(`docker-compose.yml has no variable ${variable}.`);
  return environment[variable] || image;
}
