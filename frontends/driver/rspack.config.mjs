import { defineRemote } from '@pothik/build-kit/rspack';

const exposes = {
  './routes': './src/routes',
  './register': './src/register',
  './sidebar-actions': './src/sidebar-actions',
};

export default defineRemote({ directory: import.meta.dirname, name: 'driver', exposes });
