import path from 'node:path';
import { rspack } from '@rspack/core';
import { AreaScriptsPlugin, isProvided } from './area-scripts.mjs';
import { BROWSERS, SCRIPTS } from './browsers.mjs';
import { ContentSecurityPlugin } from './csp.mjs';
import { remoteFederation, shellFederation } from './federation.mjs';
import { FederationBytesPlugin } from './federation-bytes.mjs';
import { FirstPagePlugin } from './first-page.mjs';
import { FontsPlugin } from './fonts.mjs';
import { maplibreBundling } from './maplibre-bundling.mjs';
import { productionRouter } from './production-router.mjs';
import { resolve, scriptRule } from './script-rule.mjs';
import { shareIconFactory } from './share-icon-factory.mjs';
import { WorkerPlugin } from './worker.mjs';

/** Milliseconds until loading a chunk counts as failed and the page offers Retry, as for a remote. */
const CHUNK_LOAD_TIMEOUT_MS = 8_000;

const isDevelopment = () => process.env.NODE_ENV === 'development';

const fileNames = (development, folder, ending) =>
  development ? `${folder}/[name].${ending}` : `${folder}/[name].[contenthash:8].${ending}`;

/**
 * Bundled by rspack itself; a production build's minifier writes them for the oldest browsers, once: lowered twice, sheets
 * would declare the colour scheme twice. Addresses in style sheets are paths of the shell (/fonts/...): not resolved.
 */
const styleRule = { test: /\.css$/, type: 'css/auto', parser: { url: false }, sideEffects: true };

/** The options that shell and remotes share. No eval: the content security policy forbids it. */
function frontend({ directory, name, entry, plugins }) {
  const development = isDevelopment();
  return {
    name,
    context: directory,
    mode: development ? 'development' : 'production',
    entry,
    target: ['web', SCRIPTS],
    devtool: development ? 'cheap-module-source-map' : false,
    output: {
      path: path.join(directory, 'dist'),
      clean: true,
      publicPath: 'auto',
      uniqueName: name,
      chunkLoadTimeout: CHUNK_LOAD_TIMEOUT_MS,
      filename: fileNames(development, 'js', 'js'),
      chunkFilename: fileNames(development, 'js', 'js'),
      // A file that code names by `new URL(…, import.meta.url)`, such as the map's worker.
      assetModuleFilename: 'js/[name].[contenthash:8][ext]',
      cssFilename: fileNames(development, 'css', 'css'),
      cssChunkFilename: fileNames(development, 'css', 'css'),
    },
    // Its own object: the shell's has an alias more.
    resolve: { ...resolve },
    module: { rules: [scriptRule(development), styleRule] },
    optimization: {
      splitChunks: { chunks: 'async' },
      minimizer: [
        new rspack.SwcJsMinimizerRspackPlugin({ extractComments: false }),
        new rspack.LightningCssMinimizerRspackPlugin({ minimizerOptions: { targets: BROWSERS } }),
      ],
    },
    performance: false,
    stats: 'errors-warnings',
    plugins,
  };
}

/**
 * The shell. Its build contains the page, `public/`, the font files, csp.json, area-scripts.json, first-page.json and federation.json.
 * The page at `/` is the chunk named home-page; areas need the chunks named session and area.
 * @param {{ directory: string, entry?: string, template?: string, facades?: Record<string, string>,
 * runtimePlugins?: string[], worker?: string }} shell `directory` is the package's folder; `worker` the source of /sw.js, which a development build does not have; `facades` and `runtimePlugins` as of shellFederation
 */
export function defineShell({ directory, entry = './src/main.tsx', template = './index.html', worker, ...federation }) {
  const providedLibraries =
    /[\\/](packages[\\/]ui-kit|node_modules[\\/](@tanstack[\\/]react-query|zustand))[\\/]|-facade\.ts$/;
  const signedInClient =
    /[\\/]api-client[\\/]src[\\/]((cache|calls|live|session|signed-in)[\\/]|in-hand[\\/](acts|in-hand-part|in-hand\.store)\.)/;
  const isForRemotes = ({ name, groupsIterable }) =>
    name === 'area' || name === 'in-hand-view' || [...groupsIterable].some(isProvided);
  const libraries = /[\\/]node_modules[\\/](react|react-dom|scheduler|react-router|@tanstack|zustand|cookie)[\\/]/;
  const config = frontend({
    directory,
    name: 'shell',
    entry,
    plugins: [
      // 'auto' would make the page's own addresses relative, which breaks deep links.
      new rspack.HtmlRspackPlugin({ template, scriptLoading: 'defer', publicPath: '/' }),
      new rspack.CopyRspackPlugin({ patterns: [{ from: path.join(directory, 'public'), noErrorOnMissing: true }] }),
      new FontsPlugin(),
      new ContentSecurityPlugin(),
      new FirstPagePlugin('home-page'),
      new AreaScriptsPlugin(['session', 'area']),
      ...shellFederation({ facades: {}, runtimePlugins: [], ...federation }),
    ],
  });
  if (!isDevelopment()) {
    const { alias, rule } = productionRouter();
    config.resolve.alias = alias;
    config.module.rules.push(rule);
    config.plugins.push(new FederationBytesPlugin());
    if (worker) config.plugins.push(new WorkerPlugin(path.join(directory, worker)));
  }
  config.optimization.splitChunks = {
    chunks: 'async',
    cacheGroups: {
      vendor: { test: libraries, name: 'vendor', chunks: 'initial' },
      // Nearly every chunk makes a call: the routes in a chunk of their own are loaded once.
      routes: { test: /[\\/]contracts[\\/]src[\\/].*routes\.ts$/, name: 'routes', enforce: true },
      // What signed-in people's pages share, in a chunk of its own: smaller than the size from which chunks are split by themselves.
      signedIn: { test: signedInClient, name: 'signed-in', enforce: true },
      // An area uses parts of what remotes get in whole, and so does the ride in hand: together they are one chunk.
      provided: { test: providedLibraries, name: 'provided', chunks: isForRemotes, enforce: true, priority: 10 },
    },
  };
  return config;
}

/**
 * A remote, served at /remotes/<name>/<version>/.
 * @param {{ directory: string, name: string, exposes: Record<string, string> }} remote
 */
export function defineRemote({ directory, name, exposes }) {
  const plugins = [...remoteFederation({ name, exposes }), shareIconFactory(), ...maplibreBundling.plugins];
  const config = frontend({ directory, name, entry: {}, plugins });
  // The federation plugin warns at every build that a manifest with the public path 'auto' depends on its own address.
  config.infrastructureLogging = { level: 'error' };
  // Exposed modules of one remote have much code in common: code of two modules is fetched once.
  config.optimization.splitChunks.minSize = 8_000;
  config.module.rules.push(maplibreBundling.rule);
  return config;
}
