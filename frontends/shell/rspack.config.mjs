import path from 'node:path';
import { defineShell } from '@pothik/build-kit/rspack';

const directory = import.meta.dirname;
const federation = (file) => path.join(directory, 'src', 'federation', file);

export default defineShell({
  directory,
  // To take the worker back from every browser: './src/worker/unregister.ts' (docs/release.md).
  worker: './src/worker/worker.ts',
  facades: { 'react-router': federation('router-facade.ts'), '@tanstack/react-query': federation('query-facade.ts') },
  runtimePlugins: [federation('retry.plugin.ts'), federation('failed-library.plugin.ts')],
});
