import { defineRemote } from '@pothik/build-kit/rspack';

const exposes = { './routes': './src/routes', './get-ride': './src/get-ride' };

export default defineRemote({ directory: import.meta.dirname, name: 'rider', exposes });
