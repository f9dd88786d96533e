import { importsAtRunTime, packageOf } from './carried-packages.rules.js';

it('what a file imports at run time is what it imports statically, by import() and as a process of its own', () => {
  const text = `import 'reflect-metadata';
import sharp, { type Sharp } from 'sharp';
import {
  one,
  another,
} from './two.js';
import type { Endpoint } from '@pothik/contracts/platform';
export { three } from './three.js';
export type { Four } from './four.js';
const { five } = await import('kafkajs');
const DECODER = moduleBeside(import.meta.url, 'decoder');`;
  expect(importsAtRunTime(text)).toEqual([
    'reflect-metadata',
    'sharp',
    './two.js',
    './three.js',
    'kafkajs',
    './decoder.js',
  ]);
});

it('the package of an import is its name, with its scope', () => {
  expect(packageOf('@pothik/engines/connect')).toBe('@pothik/engines');
  expect(packageOf('undici')).toBe('undici');
  expect(packageOf('swagger-ui-dist/absolute-path.js')).toBe('swagger-ui-dist');
});
