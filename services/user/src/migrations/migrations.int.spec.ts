import path from 'node:path';
import { migratedIndexes } from '@pothik/service-kit/testing';
import { userService } from '../index.js';

it('the migrations lead from the indexes of the first release with migrations to those that the models declare', async () => {
  const { migrated, declared } = await migratedIndexes(userService, path.join(__dirname, 'baseline-indexes.json'));
  expect(migrated).toEqual(declared);
}, 30_000);
