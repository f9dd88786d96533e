import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { lineOf, recordOf } from '../../infra/page-budgets/measurement.rules.mjs';
import { ratios } from './rounds.rules.mjs';

/** The commit of a checkout; undefined in a copy without history. `-dirty`: with changes that are not committed. */
function commitOf(root) {
  try {
    const words = ['describe', '--always', '--abbrev=40', '--exclude=*', '--dirty'];
    return execFileSync('git', words, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  } catch {
    return undefined;
  }
}

const machine = () => ({
  system: `${os.type()} ${os.release()} ${os.arch()}`,
  processors: os.availableParallelism(),
  model: os.cpus()[0]?.model,
  memoryMb: Math.round(os.totalmem() / 2 ** 20),
});

/** Prints what a bench measures, and writes it to a file if it was asked for one. */
export class Report {
  #measurements = [];

  /**
   * @param {string} bench its name
   * @param {{ trees: import('./running/checkouts.mjs').Checkout[], file?: string }} options
   */
  constructor(bench, { trees, file }) {
    Object.assign(this, { bench, trees, file: file && path.resolve(file) });
    console.log(`${bench} on Node ${process.version}, ${os.availableParallelism()} processors`);
  }

  /** A sentence beside the measurements, which is not written. */
  say(sentence) {
    console.log(sentence);
  }

  /** @param {import('../../infra/page-budgets/measurement.rules.mjs').Measurement} measurement */
  add(measurement) {
    this.#measurements.push(measurement);
    console.log(lineOf(measurement));
  }

  /**
   * What was measured of each contender, and each but the first as a ratio to it.
   * @param {{ name: string, unit: string, digits?: number, target?: number, atLeast?: boolean }} what
   *   `target` of a tree's ratio to a reference that is no tree
   * @param {{ contender: { name: string, root?: string }, values: number[] }[]} measured the reference first
   */
  compare({ name, unit, digits, ...target }, measured) {
    for (const { contender, values } of measured)
      this.add({ name: `${name}: ${contender.name}`, unit, digits, values });
    const [reference, ...others] = measured;
    for (const { contender, values } of others)
      this.add({
        name: `${name}: ${contender.name}, times ${reference.contender.name}`,
        unit: 'times',
        values: ratios(values, reference.values),
        ...(reference.contender.root === undefined ? target : {}),
      });
  }

  /** Writes the file, once everything is measured. */
  write() {
    if (this.file === undefined) return;
    const trees = this.trees.map(({ name, root }) => ({ name, commit: commitOf(root) }));
    const results = { bench: this.bench, at: new Date().toISOString(), trees, node: process.version };
    const measurements = this.#measurements.map(recordOf);
    writeFileSync(this.file, `${JSON.stringify({ ...results, machine: machine(), measurements }, undefined, 2)}\n`);
  }
}
