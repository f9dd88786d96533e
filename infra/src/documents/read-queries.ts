import fs from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { listedQuery, queriesPage } from './queries-page.rules.js';

const record = z.array(listedQuery);

/** The page of the queries that test platforms recorded in a folder, each in a file of its own. */
export const queriesPageOf = (folder: string): string =>
  queriesPage(
    fs
      .readdirSync(folder)
      .flatMap((file) => record.parse(JSON.parse(fs.readFileSync(path.join(folder, file), 'utf8')))),
  );
