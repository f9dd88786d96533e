import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { ROOT } from '../local/paths.mjs';
import { lineOf, recordOf } from './measurement.rules.mjs';

/** The commit that is measured; undefined in a copy without history. `-dirty` after it: with changes that are not committed. */
function commit() {
  try {
    const words = ['describe', '--always', '--abbrev=40', '--exclude=*', '--dirty'];
    return execFileSync('git', words, { cwd: ROOT, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
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
  #isHandedOver = false;

  /**
   * @param {string} bench its name
   * @param {string} [file] where the results are written as JSON
   */
  constructor(bench, file) {
    this.bench = bench;
    this.file = file && path.resolve(file);
  }

  /** In a program that was started with `handOver`. */
  static handedOver() {
    const { BENCH_NAME = 'bench', BENCH_RESULTS } = process.env;
    return new Report(BENCH_NAME, BENCH_RESULTS);
  }

  /** The environment of a program that measures and writes the file in place of this one. */
  handOver() {
    this.#isHandedOver = true;
    return { ...process.env, BENCH_NAME: this.bench, ...(this.file === undefined ? {} : { BENCH_RESULTS: this.file }) };
  }

  /** A sentence beside the measurements, which is not written. @param {string} sentence */
  say(sentence) {
    console.log(sentence);
  }

  /** @param {import('./measurement.rules.mjs').Measurement} measurement */
  add(measurement) {
    this.#measurements.push(measurement);
    console.log(lineOf(measurement));
  }

  /** Writes the file, once everything is measured. */
  write() {
    if (this.file === undefined || this.#isHandedOver) return;
    const { bench } = this;
    const results = {
      bench,
      at: new Date().toISOString(),
      commit: commit(),
      node: process.version,
      machine: machine(),
    };
    const measurements = this.#measurements.map(recordOf);
    writeFileSync(this.file, `${JSON.stringify({ ...results, measurements }, undefined, 2)}\n`);
  }
}
