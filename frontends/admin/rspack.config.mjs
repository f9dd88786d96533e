import { defineRemote } from '@pothik/build-kit/rspack';

const exposes = { './routes': './src/routes' };

export default defineRemote({ directory: import.meta.dirname, name: 'admin', exposes });
