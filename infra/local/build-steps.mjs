import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { inRoot, ROOT } from './paths.mjs';

const SHARED_BY_ALL = ['package-lock.json', '.swcrc', 'packages/build-kit'];
const SHARED_BY_WEB = ['packages/contracts', 'packages/api-client', 'packages/ui-kit'];
const SHARED_BY_REMOTES = ['packages/ride-ui'];
const FRONTENDS = ['shell', 'rider', 'driver', 'admin'];
const LEFT_OUT = new Set(['node_modules', 'dist']);

function filesUnder(source) {
  const absolute = inRoot(source);
  if (!existsSync(absolute)) return [];
  const entries = readdirSync(path.dirname(absolute), { withFileTypes: true });
  const self = entries.find((entry) => entry.name === path.basename(absolute));
  if (!self?.isDirectory()) return [source];
  return readdirSync(absolute, { withFileTypes: true })
    .filter((entry) => !LEFT_OUT.has(entry.name) && !entry.name.includes('.spec.'))
    .flatMap((entry) => filesUnder(path.join(source, entry.name)));
}

/** One digest of the contents of all sources of a build. */
function digestOf(sources) {
  const hash = createHash('sha256');
  for (const file of sources.flatMap(filesUnder).sort()) hash.update(file).update(readFileSync(inRoot(file)));
  return hash.digest('hex');
}

function step(name, output, sources, build) {
  const stamp = inRoot('.cache', 'build', `${name}.digest`);
  return {
    name,
    isStale: () =>
      !existsSync(inRoot(output)) || !existsSync(stamp) || readFileSync(stamp, 'utf8') !== digestOf(sources),
    run: async () => {
      await build();
      mkdirSync(path.dirname(stamp), { recursive: true });
      writeFileSync(stamp, digestOf(sources));
    },
  };
}

const backendFolders = () =>
  ['gateway', ...readdirSync(inRoot('services')).map((name) => `services/${name}`), 'infra'].concat(
    ['contracts', 'places-data', 'engines', 'service-kit', 'embedded-mongo'].map((name) => `packages/${name}`),
  );

async function compileBackend() {
  const { backendWorkspaces, compileWorkspace } = await import('@pothik/build-kit/compile');
  await Promise.all(backendWorkspaces().map(compileWorkspace));
}

async function bundle(name) {
  const { bundleFrontend } = await import('@pothik/build-kit/bundle');
  const { warnings } = await bundleFrontend(inRoot('frontends', name));
  for (const warning of warnings) console.warn(warning);
}

async function assemble() {
  const { assembleWeb } = await import('./assemble-web.mjs');
  await assembleWeb({ frontends: path.join(ROOT, 'frontends'), web: inRoot('.cache', 'web') });
}

const frontendSources = (name) => [
  ...SHARED_BY_ALL,
  ...SHARED_BY_WEB,
  ...(name === 'shell' ? [] : SHARED_BY_REMOTES),
  `frontends/${name}`,
];

/** All build steps, in order; each knows whether its output is older than its sources. */
export const buildSteps = () => [
  step('backend', 'infra/dist', [...SHARED_BY_ALL, ...backendFolders()], compileBackend),
  ...FRONTENDS.map((name) => step(`${name}-web`, `frontends/${name}/dist`, frontendSources(name), () => bundle(name))),
  step('web', '.cache/web/shell/versions.json', FRONTENDS.flatMap(frontendSources), assemble),
];
