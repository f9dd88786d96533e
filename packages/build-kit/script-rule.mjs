import { SCRIPTS } from './browsers.mjs';

/**
 * Compiles TypeScript for browsers.
 * @param {boolean} development
 */
export function scriptRule(development) {
  return {
    test: /\.tsx?$/,
    type: 'javascript/auto',
    loader: 'builtin:swc-loader',
    options: {
      jsc: {
        target: SCRIPTS,
        parser: { syntax: 'typescript', tsx: true },
        transform: { react: { runtime: 'automatic', development } },
      },
    },
  };
}

/** How sources are found: those of our packages from `src`, in addition to the bundler's own conditions, which select the production builds. */
export const resolve = {
  extensions: ['.tsx', '.ts', '.js'],
  extensionAlias: { '.js': ['.ts', '.tsx', '.js'] },
  conditionNames: ['source', '...'],
};
