import { readFileSync } from 'node:fs';
import { DockerfileParser } from 'dockerfile-ast';

/**
 * @typedef {object} Step one instruction within a stage
 * @property {string} keyword in capitals
 * @property {string} text everything after the keyword and its flags, on one line
 * @property {Record<string, string>} flags such as `from`
 * @typedef {object} Stage what a FROM begins
 * @property {string} name `image` for the last stage, which has no name in the file
 * @property {string} base the image it starts from
 * @property {Step[]} steps
 */

const flagsOf = (instruction) =>
  Object.fromEntries((instruction.getFlags?.() ?? []).map((flag) => [flag.getName(), flag.getValue()]));

function stepOf(instruction) {
  const oneLine = (instruction.getRawArgumentsContent() ?? '').replace(/\\\s*\n\s*/g, ' ').trim();
  const text = oneLine.replace(/^(--[\w-]+=\S+\s+)+/, '');
  return { keyword: instruction.getKeyword(), text, flags: flagsOf(instruction) };
}

/** The image of a FROM, in which `$NAME` is an ARG before the first FROM. */
const baseOf = (instruction, defaults) =>
  instruction.getImage().replace(/\$(\w+)/g, (_whole, name) => defaults[name] ?? '');

/**
 * Reads a Dockerfile.
 * @param {string} file
 * @returns {Stage[]} in file order
 */
export function stagesOf(file) {
  const stages = [];
  const defaults = {};
  for (const instruction of DockerfileParser.parse(readFileSync(file, 'utf8')).getInstructions()) {
    if (instruction.getKeyword() === 'FROM') {
      stages.push({ name: instruction.getBuildStage() ?? 'image', base: baseOf(instruction, defaults), steps: [] });
    } else if (stages.length === 0) {
      const property = instruction.getProperty();
      defaults[property.getName()] = property.getValue();
    } else {
      stages.at(-1).steps.push(stepOf(instruction));
    }
  }
  return stages;
}
