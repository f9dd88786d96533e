import { cpSync, existsSync, mkdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { run } from '../../local/run.mjs';

/** Instructions that only describe the image. */
const DESCRIBING = new Set(['EXPOSE', 'USER', 'HEALTHCHECK', 'ENTRYPOINT', 'CMD', 'LABEL']);

/**
 * Runs the steps of one stage in a folder that represents the stage's root.
 * Refuses what a folder cannot rehearse, such as RUN lines with absolute paths, which would leave it.
 */
export class StageRun {
  /** Environment variables of the image. */
  environment = {};
  workingDirectory = '/';
  #known = {};

  /**
   * @param {import('./dockerfile.mjs').Stage} stage
   * @param {{ root: string, context: string, rootOf: (stage: string) => string, given: Record<string, string>, surroundings: NodeJS.ProcessEnv }} around
   */
  constructor(stage, around) {
    this.stage = stage;
    this.around = around;
  }

  /** @throws {Error} naming the step that failed */
  async carryOut() {
    mkdirSync(this.around.root, { recursive: true });
    for (const step of this.stage.steps) {
      if (DESCRIBING.has(step.keyword)) continue;
      console.log(`${this.stage.name}: ${step.keyword} ${step.text.slice(0, 110)}`);
      const carryOut = { ARG: this.#arg, ENV: this.#env, WORKDIR: this.#workdir, COPY: this.#copy, RUN: this.#run };
      if (!(step.keyword in carryOut)) throw new Error(`${step.keyword} cannot be rehearsed.`);
      await carryOut[step.keyword].call(this, step);
    }
  }

  /** The local path of a path of the image. */
  at(location) {
    return path.join(this.around.root, path.posix.resolve(this.workingDirectory, location));
  }

  /** The environment of the image's process, with local paths. */
  environmentHere() {
    const here = (value) => (value.startsWith('/') ? this.at(value) : value);
    return Object.fromEntries(Object.entries(this.environment).map(([name, value]) => [name, here(value)]));
  }

  #filledIn(text) {
    return text.replace(/\$\{?(\w+)\}?/g, (_whole, name) => {
      if (this.#known[name] === undefined) throw new Error(`${name} is used before ARG or ENV gives it.`);
      return this.#known[name];
    });
  }

  #arg({ text }) {
    const [name, fallback] = text.split('=');
    const value = this.around.given[name] ?? fallback;
    if (value === undefined) throw new Error(`Pass --build-arg ${name}=...`);
    this.#known[name] = value;
  }

  #env({ text }) {
    for (const pair of text.split(/\s+/)) {
      const [name, value] = pair.split('=');
      this.environment[name] = this.#known[name] = this.#filledIn(value);
    }
  }

  #workdir({ text }) {
    this.workingDirectory = path.posix.resolve(this.workingDirectory, this.#filledIn(text));
    mkdirSync(this.at('.'), { recursive: true });
  }

  #copy({ text, flags }) {
    const [source, target, ...more] = this.#filledIn(text).split(/\s+/);
    if (more.length > 0) throw new Error('COPY of several sources cannot be rehearsed.');
    const from = flags.from === undefined ? this.around.context : this.around.rootOf(flags.from);
    const found = path.join(from, source);
    if (!existsSync(found)) throw new Error(`COPY: no ${source} in ${flags.from ?? 'the context'}.`);
    const isFile = statSync(found).isFile();
    const location = this.at(target.endsWith('/') && isFile ? path.posix.join(target, path.basename(source)) : target);
    cpSync(found, location, { recursive: true, verbatimSymlinks: true });
  }

  async #run({ text }) {
    if (/(^|[\s"'=])\/\w/.test(text)) throw new Error(`RUN with an absolute path cannot be rehearsed: ${text}`);
    const env = { ...this.around.surroundings, ...this.#known };
    const code = await run('sh', ['-e', '-c', text], { cwd: this.at('.'), env });
    if (code !== 0) throw new Error(`RUN ended with ${code}: ${text}`);
  }
}
