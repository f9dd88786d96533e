import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Git's own list: tracked files and new ones, without what is ignored. */
function filesOf(top, inputs) {
  const words = ['ls-files', '-z', '--cached', '--others', '--exclude-standard', '--', ...inputs];
  const listed = execFileSync('git', words, { cwd: top, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
  return [...new Set(listed.split('\0'))].filter((file) => file !== '' && existsSync(path.join(top, file))).sort();
}

/**
 * One digest of the names and contents of a lane's inputs, uncommitted changes included, and of the Node that runs it.
 * @param {string} top the repository's top folder
 * @param {string[]} inputs Git paths
 */
export function laneDigest(top, inputs) {
  const hash = createHash('sha256').update(`node ${process.versions.node.split('.')[0]}\n`);
  for (const file of filesOf(top, inputs)) {
    const content = readFileSync(path.join(top, file));
    hash.update(`${file}\n${content.length}\n`).update(content);
  }
  return hash.digest('hex');
}
