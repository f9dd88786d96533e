import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { inRoot, ROOT } from './paths.mjs';

const SHARED_BY_ALL = ['package-lock.json', '.swcrc', 'packages/build-kit'];
const SHARED_BY_WEB = ['packages/contracts', 'packages/api-client', 'packages/ui-kit'];
const SHARED_BY_REMOTES = ['packages/ride-ui'];
const FRONTENDS = ['shell', 'rider', 'driver', 'admin'];
const LEFT_OUT = new Set(['node_modules', 'dist']);

/** The files of a folder; a file itself is its only one. */
function filesUnder(source) {
  const found = statSync(inRoot(source), { throwIfNoEntry: false });
  if (!found?.isDirectory()) return found ? [source] : [];
  return readdirSync(inRoot(source))
    .filter((name) => !LEFT_OUT.has(name) && !name.includes('.spec.'))
    .flatMap((name) => filesUnder(path.join(source, name)));
}

/** One digest of the names and contents of a source's files. */
function contentOf(source) {
  const hash = createHash('sha256');
  for (const file of filesUnder(source).sort()) hash.update(file).update(readFileSync(inRoot(file)));
  return hash.digest('hex');
}

/** Makes steps that know whether their output is older than its sources; a source that several have is read once. */
function stepMaker() {
  const contents = new Map();
  const contentOnce = (source) => {
    if (!contents.has(source)) contents.set(source, contentOf(source));
    return contents.get(source);
  };
  return (name, output, sources, build) => {
    const stamp = inRoot('.cache', 'build', `${name}.digest`);
    const digest = () => sources.map(contentOnce).join('\n');
    return {
      name,
      isStale: () => !existsSync(inRoot(output)) || !existsSync(stamp) || readFileSync(stamp, 'utf8') !== digest(),
      run: async () => {
        await build();
        mkdirSync(path.dirname(stamp), { recursive: true });
        writeFileSync(stamp, digest());
      },
    };
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

/** All build steps, in order. */
export function buildSteps() {
  const step = stepMaker();
  return [
    step('backend', 'infra/dist', [...SHARED_BY_ALL, ...backendFolders()], compileBackend),
    ...FRONTENDS.map((name) =>
      step(`${name}-web`, `frontends/${name}/dist`, frontendSources(name), () => bundle(name)),
    ),
    step('web', '.cache/web/shell/versions.json', FRONTENDS.flatMap(frontendSources), assemble),
  ];
}
