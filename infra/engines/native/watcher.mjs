import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const PROGRAM = fileURLToPath(new URL('watcher-process.mjs', import.meta.url));

/**
 * Leaves nobody behind when this process dies, SIGKILL included: a process of its own kills what was started, and removes
 * the data folder, as soon as the pipe from here closes.
 */
export class Watcher {
  /** @param {string} folder removed at the end */
  constructor(folder) {
    this.child = spawn(process.execPath, [PROGRAM, folder], { detached: true, stdio: ['pipe', 'ignore', 'ignore'] });
    this.ended = new Promise((resolve) => this.child.once('exit', resolve));
    // Its end may come before ours when the machine goes down; then there is nothing left to tell it.
    this.child.stdin.on('error', () => undefined);
    this.child.unref();
    this.child.stdin.unref();
  }

  /** @param {number} processNumber negative for a process group */
  watch(processNumber) {
    this.child.stdin.write(`watch ${processNumber}\n`);
  }

  forget(processNumber) {
    this.child.stdin.write(`forget ${processNumber}\n`);
  }

  /** Lets it do its work and waits for its end. */
  async close() {
    this.child.ref();
    this.child.stdin.end();
    await this.ended;
  }
}
