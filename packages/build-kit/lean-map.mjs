import { rspack } from '@rspack/core';

/**
 * What the map library needs in a remote. It looks for its worker beside its own address, which would be the path on the
 * machine that built it: the map names its worker itself. It may import a worker by an address that no bundler knows.
 */
export const leanMap = {
  plugins: [new rspack.DefinePlugin({ 'import.meta.url': '""' })],
  rule: { test: /[\\/]maplibre-gl[\\/]dist[\\/]maplibre-gl\.mjs$/, parser: { exprContextCritical: false } },
};
