import { defineRemote } from '@pothik/build-kit/rspack';

const exposes = { './routes': './src/routes', './alarm': './src/alarm' };

export default defineRemote({ directory: import.meta.dirname, name: 'admin', exposes });
