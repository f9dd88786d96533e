import { spawn } from 'node:child_process';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';

const PATIENCE_MILLISECONDS = 10_000;
const LAST_LINES = 15;

/** One server in its own process group, so that Ctrl-C in a terminal does not reach it. */
export class ServerProcess {
  /**
   * @param {{ name: string, log: string, watcher: import('./watcher.mjs').Watcher }} options `log`: the file of its output
   */
  constructor({ name, log, watcher }) {
    Object.assign(this, { name, log, watcher });
  }

  /** @param {{ program: string, args: string[], environment?: Record<string, string>, folder: string }} command */
  start({ program, args, environment = {}, folder }) {
    const words = openSync(this.log, 'a');
    const child = spawn(program, args, {
      cwd: folder,
      detached: true,
      env: { ...process.env, ...environment },
      stdio: ['ignore', words, words],
    });
    closeSync(words);
    this.child = child;
    this.expectedToEnd = false;
    this.ended = new Promise((resolve) => {
      child.once('error', resolve);
      child.once('exit', resolve);
    }).then(() => this.#afterEnd(child));
    if (child.pid !== undefined) this.watcher.watch(-child.pid);
  }

  get isRunning() {
    return this.child !== undefined;
  }

  /** Sends SIGKILL and waits until it has ended, because its data is locked until then. */
  kill() {
    return this.#end('SIGKILL');
  }

  /** Sends SIGTERM, and SIGKILL after 10 s. */
  async stop() {
    const patience = new AbortController();
    const late = pause(PATIENCE_MILLISECONDS, 'late', { signal: patience.signal }).catch(() => 'in time');
    const first = await Promise.race([this.#end('SIGTERM').then(() => 'in time'), late]);
    patience.abort();
    if (first === 'late') await this.#end('SIGKILL');
  }

  /** The end of its log. */
  lastWords() {
    return readFileSync(this.log, 'utf8').trimEnd().split('\n').slice(-LAST_LINES).join('\n');
  }

  async #end(signal) {
    if (!this.child) return;
    this.expectedToEnd = true;
    process.kill(-this.child.pid, signal);
    await this.ended;
  }

  #afterEnd(child) {
    this.child = undefined;
    if (child.pid !== undefined) this.watcher.unwatch(-child.pid);
    if (this.expectedToEnd) return;
    console.error(`[engines] ${this.name} ended unexpectedly:\n${this.lastWords()}`);
  }
}
