import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { CoreWhereMissing } from './core-where-missing.mjs';
import { EsmFederationRuntime } from './esm-federation-runtime.mjs';
import { singletonVersions } from './singletons.mjs';

const REMOTE_ENTRY = 'remoteEntry.js';
/** No import has these names, so that the shell's own imports stay tree-shaken; only remotes ask by the share key. */
const PROVIDED = 'provided/';

/** No types are generated or fetched; of two versions of a library the one that runs already is used. */
const COMMON = { dts: false, shareStrategy: 'loaded-first' };

const sharedAs = (describe) =>
  Object.fromEntries(Object.entries(singletonVersions).map(([library, version]) => describe(library, version)));

/**
 * The federation plugins of the shell: it provides every singleton in the share scope, and the runtime's core to the
 * remotes, which contain none.
 * @param {{ facades: Record<string, string>, runtimePlugins: string[] }} shell `facades`: library to the file that is
 * provided in place of all of it; `runtimePlugins`: absolute files, each with a plugin of the runtime as default export
 */
export const shellFederation = ({ facades, runtimePlugins }) => [
  new ModuleFederationPlugin({
    ...COMMON,
    name: 'shell',
    manifest: false,
    runtimePlugins,
    shared: sharedAs((library, version) => [
      `${PROVIDED}${library}`,
      {
        import: facades[library] ?? library,
        shareKey: library,
        version,
        requiredVersion: `^${version}`,
        singleton: true,
      },
    ]),
    experiments: { provideExternalRuntime: true, optimization: { target: 'web' } },
  }),
  new EsmFederationRuntime(),
];

/**
 * The federation plugins of a remote: it uses the shell's singletons and its runtime core, and refuses to run with a
 * singleton that is older than it requires. They write its entry and mf-manifest.json.
 * @param {{ name: string, exposes: Record<string, string> }} remote
 */
export const remoteFederation = ({ name, exposes }) => [
  new ModuleFederationPlugin({
    ...COMMON,
    name,
    filename: REMOTE_ENTRY,
    exposes,
    shared: sharedAs((library, version) => [
      library,
      { singleton: true, strictVersion: true, version, requiredVersion: `^${version}`, import: false },
    ]),
    experiments: { externalRuntime: true, optimization: { disableRemote: true, disableSnapshot: true, target: 'web' } },
  }),
  new EsmFederationRuntime(),
  new CoreWhereMissing({ name, filename: REMOTE_ENTRY }),
];
