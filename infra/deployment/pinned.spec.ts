import { readdirSync } from 'node:fs';
import { COMPOSE_FILE } from './compose-file.js';
import { DOCKERFILES } from './dockerfiles.js';
import { actionsOf, imagesOf, notPinned } from './pinned.rules.js';
import { inTop, textOf } from './top-folder.js';

const filesIn = (folder: string) =>
  readdirSync(inTop(folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.ya?ml$/.test(file))
    .map((file) => `${folder}/${file}`);

/**
 * Named by a tag, which its owner can move: their digests have not been read from the registry yet (`docker buildx
 * imagetools inspect`). An image that gets its digest leaves this list, and none may be added.
 */
const BY_TAG = [
  'apache/kafka:4.3.1',
  'axllent/mailpit:v1.29.7',
  'grafana/grafana:12.4.0',
  'jaegertracing/jaeger:2.17.0',
  'minio/minio:RELEASE.2025-09-07T16-13-09Z',
  'mongo:8.0.21',
  'prom/prometheus:v3.13.3',
  'redis:7.4.11-alpine',
];

it('every action of a workflow is pinned by its commit', () => {
  const actions = filesIn('.github/workflows').flatMap((file) => actionsOf(textOf(file)));
  expect(actions.length).toBeGreaterThan(0);
  expect(notPinned(actions)).toEqual([]);
});

it('an image of others is pinned by its digest, except those listed', () => {
  const files = [COMPOSE_FILE, ...DOCKERFILES, ...filesIn('infra/k8s')];
  expect(notPinned(files.flatMap((file) => imagesOf(textOf(file))))).toEqual(BY_TAG);
});
