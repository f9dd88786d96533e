import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const PROGRAM = fileURLToPath(new URL('watcher-process.mjs', import.meta.url));

/**
 * Cleans up when this process dies, SIGKILL included: a separate process kills what was started, removes containers and
 * the data folder, as soon as the pipe from here closes.
 */
export class Watcher {
  /** @param {string} folder removed at the end */
  constructor(folder) {
    this.child = spawn(process.execPath, [PROGRAM, folder], { detached: true, stdio: ['pipe', 'ignore', 'ignore'] });
    this.ended = new Promise((resolve) => this.child.once('exit', resolve));
    // It may end before this process when the machine shuts down; then writes fail.
    this.child.stdin.on('error', () => undefined);
    this.child.unref();
    this.child.stdin.unref();
  }

  /** @param {number} processNumber negative for a process group */
  watch(processNumber) {
    this.child.stdin.write(`watch ${processNumber}\n`);
  }

  unwatch(processNumber) {
    this.child.stdin.write(`unwatch ${processNumber}\n`);
  }

  /** @param {string} id of a container, which it removes with its data */
  watchContainer(id) {
    this.child.stdin.write(`watch-container ${id}\n`);
  }

  unwatchContainer(id) {
    this.child.stdin.write(`unwatch-container ${id}\n`);
  }

  /** Makes it clean up, and waits for its end. */
  async close() {
    this.child.ref();
    this.child.stdin.end();
    await this.ended;
  }
}
