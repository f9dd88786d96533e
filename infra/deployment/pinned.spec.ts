import { readdirSync } from 'node:fs';
import { COMPOSE_FILE } from './compose-file.js';
import { DOCKERFILES } from './dockerfiles.js';
import { actionsOf, imagesOf, notPinned } from './pinned.rules.js';
import { inTop, textOf } from './top-folder.js';

const filesIn = (folder: string) =>
  readdirSync(inTop(folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.ya?ml$/.test(file))
    .map((file) => `${folder}/${file}`);

it('every action of a workflow is pinned by its commit', () => {
  const actions = filesIn('.github/workflows').flatMap((file) => actionsOf(textOf(file)));
  expect(actions.length).toBeGreaterThan(0);
  expect(notPinned(actions)).toEqual([]);
});

it('an image of others is pinned by its digest', () => {
  const files = [COMPOSE_FILE, ...DOCKERFILES, ...filesIn('infra/k8s')];
  expect(notPinned(files.flatMap((file) => imagesOf(textOf(file))))).toEqual([]);
});
