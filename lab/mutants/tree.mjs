import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { firstFailure, plant } from './mutants.rules.mjs';

/** A clone in which faults are planted one after another. */
export class Tree {
  #running;
  #restore = () => {};

  constructor(root) {
    this.root = path.resolve(root);
    this.git = (...args) => execFileSync('git', args, { cwd: this.root, encoding: 'utf8' });
    if (this.git('status', '--porcelain') !== '') throw new Error(`${this.root} has changes that are not committed`);
    this.commit = this.git('rev-parse', 'HEAD').trim();
    this.specs = this.git('ls-files', '*.spec.ts', '*.spec.tsx').trim().split('\n');
    for (const signal of ['SIGINT', 'SIGTERM'])
      process.once(signal, () => {
        this.#end();
        this.#restore();
        process.exit(1);
      });
  }

  /** Runs `work` while the fault is in the tree. */
  async planted(mutant, work) {
    const file = path.join(this.root, mutant.file);
    const source = readFileSync(file, 'utf8');
    this.#restore = () => writeFileSync(file, source);
    try {
      writeFileSync(file, plant(source, mutant));
      return await work();
    } finally {
      this.#restore();
      this.#restore = () => {};
    }
  }

  /** Runs a program of the tree in a process group of its own, which is killed when it is late. */
  async run(command, args, withinMs) {
    let output = '';
    let isLate = false;
    const stdio = ['ignore', 'pipe', 'pipe'];
    const child = spawn(command, args, { cwd: this.root, stdio, detached: true });
    this.#running = child;
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
    const impatience = setTimeout(() => {
      isLate = true;
      this.#end();
    }, withinMs);
    const [code] = await once(child, 'close');
    clearTimeout(impatience);
    this.#running = undefined;
    return { code: code ?? 1, isLate, output };
  }

  /** The first type error of a project, by an incremental check. */
  async typeError(project, withinMs) {
    const cache = path.join(this.root, '.cache', 'mutants');
    mkdirSync(cache, { recursive: true });
    const stored = path.join(cache, `${project}.buildinfo`);
    const args = ['node_modules/typescript-seven/bin/tsc', '-p', project, '--incremental', '--tsBuildInfoFile', stored];
    const { code, isLate, output } = await this.run(process.execPath, args, withinMs);
    if (isLate) return { isLate };
    return code === 0 ? {} : { failure: { spec: project, test: 'types', message: output.split('\n')[0] } };
  }

  /** Jest in one process, until the first spec fails. A failed test may leave its platform open: the result is there all the same. */
  async jest(lanes, args, withinMs) {
    const folder = mkdtempSync(path.join(os.tmpdir(), 'pothik-mutants-'));
    const file = path.join(folder, 'result.json');
    try {
      const own = ['--runInBand', '--bail=1', '--passWithNoTests', '--forceExit', '--json', `--outputFile=${file}`];
      const all = ['node_modules/jest/bin/jest.js', '--selectProjects', ...lanes, ...own, ...args];
      const { isLate, output } = await this.run(process.execPath, all, withinMs);
      if (!existsSync(file) && isLate) return { isLate };
      if (!existsSync(file)) throw new Error(`Jest ended early: ${output.slice(-2_000)}`);
      const result = JSON.parse(readFileSync(file, 'utf8'));
      return { failure: firstFailure(result, this.root), tests: result.numTotalTests };
    } finally {
      rmSync(folder, { recursive: true });
    }
  }

  /** Throws when the tree cannot be built. */
  async build(withinMs) {
    const { code, output } = await this.run(process.execPath, ['infra/local/build.mjs'], withinMs);
    if (code !== 0) throw new Error(`The tree cannot be built: ${output.slice(-2_000)}`);
  }

  #end() {
    if (this.#running?.pid !== undefined) process.kill(-this.#running.pid, 'SIGKILL');
  }
}
