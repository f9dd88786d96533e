// Runs TypeScript from source: node --import @pothik/build-kit/register -C source services/ride/src/main.ts
import { register } from 'node:module';

register('./swc-hooks.mjs', import.meta.url);
process.setSourceMapsEnabled?.(true);
