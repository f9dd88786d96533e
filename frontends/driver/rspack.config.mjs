import { defineRemote } from '@pothik/build-kit/rspack';

const exposes = {
  './routes': './src/routes',
  './register': './src/register',
  './sidebar-actions': './src/sidebar-actions',
  './incoming-request': './src/incoming-request',
};

const remote = defineRemote({ directory: import.meta.dirname, name: 'driver', exposes });
// In bytes of sources. Pages, steps and dialogs share small files: with the 8,000 of other remotes a driver fetches 4 KB of them twice.
remote.optimization.splitChunks.minSize = 3_000;

export default remote;
