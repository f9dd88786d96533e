import { readFileSync } from 'node:fs';
import { inRoot } from '../../infra/local/paths.mjs';
import { composeImage } from '../engines/containers/compose-image.mjs';
import { buildStandIn, makeBaseImage, STAND_INS } from './stand-ins.mjs';

/** The base image: what NODE_IMAGE names, else what the Dockerfiles name without it. */
function baseOfDockerfiles() {
  const text = readFileSync(inRoot('infra', 'docker', 'service.Dockerfile'), 'utf8');
  return process.env.NODE_IMAGE || /^ARG NODE_IMAGE=(\S+)/m.exec(text)[1];
}

/** An image without its digest, for people. */
const shortly = (image) => image.replace(/@sha256:\w+$/, '');

/**
 * The image of every variable: the one that the files name, or what stands in for it where its registry does not give it.
 * @param {import('./docker.mjs').Docker} docker
 * @returns {Promise<{ variables: Record<string, string>, words: string[] }>} `variables` for docker-compose.yml;
 *   `words`: a line for each stand-in
 * @throws {import('../../infra/programs/not-available.mjs').NotAvailable} when an image can be had in neither way
 */
export async function chooseImages(docker) {
  const wantedBase = baseOfDockerfiles();
  const wanted = Object.keys(STAND_INS).map((variable) => ({ variable, image: composeImage(variable) }));
  const isThere = await Promise.all(
    [wantedBase, ...wanted.map(({ image }) => image)].map((image) => docker.has(image)),
  );
  const words = [];
  let base = wantedBase;
  if (!isThere[0]) {
    base = await makeBaseImage(docker, wantedBase);
    words.push(`${shortly(wantedBase)}: Debian 12 by debootstrap, Node and npm from the package registry`);
  }
  const variables = { NODE_IMAGE: base };
  // In turn: two at once would only compete for the processor.
  for (const [index, { variable, image }] of wanted.entries()) {
    if (isThere[index + 1]) continue;
    variables[variable] = await buildStandIn(docker, variable, base);
    words.push(`${shortly(image)}: ${STAND_INS[variable].words}`);
  }
  return { variables, words: words.map((line) => `stands in for ${line}`) };
}
