import { rspack } from '@rspack/core';

/**
 * How a remote bundles MapLibre. `import.meta.url` would be a path of the build machine, and the map names its worker itself.
 * MapLibre may import a worker by an address that no bundler knows.
 */
export const maplibreBundling = {
  plugins: [new rspack.DefinePlugin({ 'import.meta.url': '""' })],
  rule: { test: /[\\/]maplibre-gl[\\/]dist[\\/]maplibre-gl\.mjs$/, parser: { exprContextCritical: false } },
};
