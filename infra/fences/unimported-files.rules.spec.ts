import { unimportedFiles } from './unimported-files.rules.js';

const LATE = 'frontends/driver/src/active-ride/late.tsx';
const SPEC = 'frontends/driver/src/active-ride/late.spec.tsx';
const PAGE = 'frontends/driver/src/active-ride/active-ride.tsx';
const ROUTES = 'frontends/driver/src/routes.tsx';
const SOURCES = [LATE, SPEC, PAGE, ROUTES, 'services/ride/src/main.ts', 'infra/local/test.mjs'];
const page = { from: ROUTES, to: PAGE };

it('a file that only its test imports is found, and one that a page imports is not', () => {
  const tested = { from: SPEC, to: LATE };
  expect(unimportedFiles(SOURCES, [page, tested], [ROUTES])).toEqual([LATE]);
  expect(unimportedFiles(SOURCES, [page, tested, { from: PAGE, to: LATE }], [ROUTES])).toEqual([]);
});

it('what a remote exposes needs no import', () => {
  expect(unimportedFiles([ROUTES], [], [ROUTES])).toEqual([]);
  expect(unimportedFiles([ROUTES], [], [])).toEqual([ROUTES]);
});
