import { missingPaths, pathsNamedIn } from './documented-paths.rules.js';

const FILES = [
  'README.md',
  'docs/operations.md',
  'services/ride/src/rides/rules/answer-ride.rules.ts',
  'services/ride/src/main.ts',
  'packages/contracts/src/ride/http.ts',
  'gateway/src/sessions/session.service.ts',
  'gateway/src/csrf/csrf.rules.ts',
];
const missing = (page: string) => missingPaths(pathsNamedIn(page), FILES);

describe('the paths that a page names', () => {
  it('are read between backticks, as words of a command and as targets of links', () => {
    const page = 'See `services/ride/`, `node infra/local/start.mjs` and [how](docs/operations.md).';
    expect(pathsNamedIn(page)).toEqual(['services/ride/', 'infra/local/start.mjs', 'docs/operations.md']);
  });

  it('are neither addresses, calls, e-mails nor the content of a block of code', () => {
    const page =
      '`/api/v1` `http://localhost:8080` `call(rideHttp.book, …)` `rider@pothik.test`\n```\n`lost/path.ts`\n```\n';
    expect(pathsNamedIn(page)).toEqual([]);
  });
});

describe('a path that a page names', () => {
  it.each([
    ['a file', '`services/ride/src/main.ts`'],
    ['a folder', '`services/ride/`'],
    ['braces with existing values', '`gateway/src/{sessions,csrf}/`'],
    ['a placeholder', '`packages/contracts/src/<owner>/http.ts`'],
    ['a pattern', '`services/*/src/main.ts`'],
    ['the end of a path', '`rides/rules/`, `answer-ride.rules.ts`, `*.rules.ts`'],
    ['the build output of a source', '`services/ride/dist/main.js`'],
  ])('is found: %s', (_what, page) => {
    expect(missing(page)).toEqual([]);
  });

  it.each([
    ['a missing file', '`services/ride/src/gone.ts`', 'services/ride/src/gone.ts'],
    ['a missing folder', '`services/rides/`', 'services/rides/'],
    ['one missing value of braces', '`gateway/src/{sessions,rate-limits}/`', 'gateway/src/{sessions,rate-limits}/'],
    ['a placeholder without a match', '`packages/<name>/src/owner.ts`', 'packages/<name>/src/owner.ts'],
    ['part of a name', '`answer-ride.rules.t.ts`', 'answer-ride.rules.t.ts'],
    ['a path from a top folder that exists only deeper', '`services/src/main.ts`', 'services/src/main.ts'],
    ['the target of a link', '[how](docs/operation.md)', 'docs/operation.md'],
  ])('is missed: %s', (_what, page, path) => {
    expect(missing(page)).toEqual([path]);
  });
});
