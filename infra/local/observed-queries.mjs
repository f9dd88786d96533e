// The queries that test platforms observe while a lane runs: docs/queries.md is made of them, and compared with them.
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { inRoot } from './paths.mjs';

const PAGE = 'docs/queries.md';
const FOLDER = inRoot('.cache', 'observed-queries');
/** Tells test platforms where to record what they observe. */
export const OBSERVED_IN = { OBSERVED_QUERIES: FOLDER };

/** The lane, whose test platforms record their queries anew. */
export const observing = (lane) => ({
  ...lane,
  run: () => {
    rmSync(FOLDER, { recursive: true, force: true });
    mkdirSync(FOLDER, { recursive: true });
    return lane.run();
  },
});

/**
 * The lane, which then names every query that docs/queries.md lacks, or has beyond what test platforms observed. It fails for
 * none of them: some queries are sent only after a lost race, or when a sweep looks while a test runs.
 */
export const withQueries = (lane) => ({
  ...lane,
  run: async () => {
    const result = await observing(lane).run();
    // After a failure not every query was sent; on another database server none is observed.
    if (result.failed > 0 || process.env.TEST_MONGO_URL) return result;
    const { differencesOf } = await import('@pothik/infra');
    const { lacking, beyond } = differencesOf(readFileSync(inRoot(PAGE), 'utf8'), (await madePage()).text);
    for (const line of lacking) console.log(`${PAGE} lacks, until npm run documents -- --queries: ${line}`);
    for (const line of beyond) console.log(`${PAGE} has what no test sent: ${line}`);
    return result;
  },
});

/** The page of what the last lane observed. */
export async function madePage() {
  const { queriesPageOf } = await import('@pothik/infra');
  return { file: PAGE, text: queriesPageOf(FOLDER) };
}
