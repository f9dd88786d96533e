import { defineRemote } from '@pothik/build-kit/rspack';

const exposes = { './routes': './src/routes', './get-ride': './src/get-ride', './where-to': './src/where-to' };

export default defineRemote({ directory: import.meta.dirname, name: 'rider', exposes });
