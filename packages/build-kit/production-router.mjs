import { createRequire } from 'node:module';
import path from 'node:path';

const require = createRequire(import.meta.url);

/**
 * Bundles react-router's production build, which its exports do not list: no development warnings, and no components that
 * are there only for their displayName.
 * @returns {{ alias: Record<string, string>, rule: object }}
 */
export function productionRouter() {
  const development = path.dirname(require.resolve('react-router'));
  return {
    alias: { 'react-router$': path.join(development, '..', 'production', 'index.mjs') },
    rule: {
      test: /[\\/]node_modules[\\/]react-router[\\/].*\.mjs$/,
      loader: path.join(import.meta.dirname, 'unnamed-components.cjs'),
    },
  };
}
