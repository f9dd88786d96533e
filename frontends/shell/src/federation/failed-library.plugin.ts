import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';

/** The runtime keeps the failed request of a shared library for ever; with this, a retry requests it again. */
export default (): ModuleFederationRuntimePlugin => ({
  name: 'failed-library-plugin',
  errorLoadShare({ pkgName, shareScopeMap }) {
    const versions = Object.values(shareScopeMap).flatMap((scope) => Object.values(scope[pkgName] ?? {}));
    for (const version of versions) if (!version.loaded) version.loading = null;
  },
});
