import { actionsOf, imagesOf, notPinned } from './pinned.rules.js';

const COMMIT = 'fbc6f3992d24b796d5a048ff273f7fcc4a7b6c09';
const DIGEST = `sha256:${'0'.repeat(64)}`;

it('an action is pinned by its full commit with its version beside it', () => {
  const workflow = `
    steps:
      - uses: actions/checkout@${COMMIT} # v5.1.0
      - uses: actions/setup-node@v5
      - name: Go
        uses: actions/setup-go@${COMMIT}
      - uses: docker/login-action@${COMMIT.slice(0, 7)} # v3.7.0
      - uses: ./.github/actions/own`;
  expect(notPinned(actionsOf(workflow))).toEqual([
    `actions/setup-go@${COMMIT}`,
    'actions/setup-node@v5',
    `docker/login-action@${COMMIT.slice(0, 7)} # v3.7.0`,
  ]);
});

it('an image is pinned by its digest, unless it was built here', () => {
  const compose = `
    image: redis:7.4.11-alpine
    image: mongo:8.0.21@${DIGEST}
    image: pothik/ride:1.0.0`;
  expect(notPinned(imagesOf(compose))).toEqual(['redis:7.4.11-alpine']);
  expect(notPinned(imagesOf('FROM node:24.21.0-bookworm-slim AS manifests\nFROM node:24.21.0-bookworm-slim'))).toEqual([
    'node:24.21.0-bookworm-slim',
  ]);
});

it('of an image that a variable may replace, the default counts', () => {
  const compose = `
    image: \${MONGO_IMAGE:-mongo:8.0.26@${DIGEST}}
    image: \${REDIS_IMAGE:-redis:7.4.11-alpine}`;
  expect(notPinned(imagesOf(compose))).toEqual(['redis:7.4.11-alpine']);
  const dockerfile = 'ARG NODE_IMAGE=node:24.21.0-bookworm-slim\nFROM $NODE_IMAGE AS manifests\nFROM $NODE_IMAGE';
  expect(notPinned(imagesOf(dockerfile))).toEqual(['node:24.21.0-bookworm-slim']);
});
