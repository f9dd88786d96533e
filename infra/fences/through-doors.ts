import type { Violation } from './cruise.js';
import { exportsIn, importsIn } from './import-lines.rules.js';
import { sourceMeant, textOf } from './sources.js';

const DOOR = /^services\/[^/]+\/src\/[^/]+\/index\.ts$/;
const OF_TESTS = /\.spec\.ts$|\/testing\//;
const CALLERS = /\.(controller|consumer)\.ts$/;
const OF_DATA = /\.(repository|model|module)\.ts$/;

/** Which rule of the services an import through a feature's index.ts breaks, by the file that the index re-exports. */
function broken(user: string, behind: string, isType: boolean): string | undefined {
  if (CALLERS.test(user) && /\.(repository|model)\.ts$/.test(behind)) return 'doors-call-services';
  return !isType && behind.endsWith('.model.ts') && !OF_DATA.test(user) ? 'models-stay-home' : undefined;
}

/** What dependency-cruiser cannot see: an index.ts re-exports names of files that the importer may not import. */
export function violationsThroughDoors(top: string, sources: readonly string[]): Violation[] {
  const users = sources.filter(
    (file) => /^services\/[^/]+\/src\//.test(file) && !OF_TESTS.test(file) && !DOOR.test(file),
  );
  return users.flatMap((user) =>
    importsIn(textOf(top, user)).flatMap(({ specifier, names = [] }) => {
      const door = specifier.startsWith('.') ? sourceMeant(top, user, specifier) : undefined;
      if (door === undefined || !DOOR.test(door)) return [];
      const given = exportsIn(textOf(top, door)).names;
      return names.flatMap(({ name, isType }) => {
        const { from = '', isType: isGivenAsType = false } = given.find((entry) => entry.name === name) ?? {};
        const behind = sourceMeant(top, door, from);
        const fence = behind === undefined ? undefined : broken(user, behind, isType || isGivenAsType);
        return fence === undefined || behind === undefined ? [] : [{ fence, from: user, to: behind }];
      });
    }),
  );
}
