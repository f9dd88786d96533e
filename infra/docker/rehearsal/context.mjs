import { execFileSync } from 'node:child_process';
import { cpSync, readFileSync } from 'node:fs';
import path from 'node:path';
import dockerignore from '@balena/dockerignore';
import { inRoot, ROOT } from '../../local/paths.mjs';

/**
 * Copies the context of an image build: the files that neither git nor .dockerignore ignores.
 * @param {string} target
 * @returns {number} how many files
 */
export function copyContext(target) {
  const ignored = dockerignore().add(readFileSync(inRoot('.dockerignore'), 'utf8'));
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], { cwd: ROOT });
  const files = ignored.filter(listed.toString().split('\0').filter(Boolean));
  for (const file of files) cpSync(path.join(ROOT, file), path.join(target, file), { recursive: true });
  return files.length;
}
