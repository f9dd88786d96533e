import { createRequire } from 'node:module';
import path from 'node:path';

const require = createRequire(import.meta.url);

/**
 * Makes react-router smaller in a production bundle: uses its build without development warnings, which its exports do
 * not list, and removes components that are bundled only for their displayName.
 * @returns {{ alias: Record<string, string>, rule: object }}
 */
export function leanRouter() {
  const development = path.dirname(require.resolve('react-router'));
  return {
    alias: { 'react-router$': path.join(development, '..', 'production', 'index.mjs') },
    rule: {
      test: /[\\/]node_modules[\\/]react-router[\\/].*\.mjs$/,
      loader: path.join(import.meta.dirname, 'unnamed-components.cjs'),
    },
  };
}
