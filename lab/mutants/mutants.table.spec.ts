import fs from 'node:fs';
import path from 'node:path';
import { plant } from './mutants.rules.mjs';
import { MUTANTS } from './mutants.table.mjs';

const TOP = path.join(__dirname, '..', '..');
const textOf = (file: string) => fs.readFileSync(path.join(TOP, file), 'utf8');

it('there are forty mutants, each with a name of its own', () => {
  expect(new Set(MUTANTS.map(({ id }) => id)).size).toBe(40);
});

it.each(MUTANTS)('$id can be planted', (mutant) => {
  expect(plant(textOf(mutant.file), mutant)).not.toBe(textOf(mutant.file));
});

it.each(MUTANTS)('the specs that $id names are there', ({ expected }) => {
  expect(expected.filter((spec) => !fs.existsSync(path.join(TOP, spec)))).toEqual([]);
});
