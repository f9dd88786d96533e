import type { Migration } from '@pothik/service-kit';
import { indexOfTurns } from './0001-index-of-turns.migration.js';
import { indexOfOwnStretches } from './0002-index-of-own-stretches.migration.js';
import { indexOfChanges } from './0003-index-of-changes.migration.js';
import { indexOfLists } from './0004-index-of-lists.migration.js';
import { sampleOfDrivers } from './0005-sample-of-drivers.migration.js';
import { lifeOfRideFacts } from './0006-life-of-ride-facts.migration.js';
import { platesReadAnew } from './0007-plates-read-anew.migration.js';
import { endedByOwnLook } from './0008-end-by-own-look.migration.js';
import { waitingChanges } from './0009-waiting-changes.migration.js';
import { indexOfLeftOutEarnings } from './0010-index-of-left-out-earnings.migration.js';
import { indexOfLatestTogether } from './0011-index-of-latest-together.migration.js';

/** The changes of driver's stored data, oldest first. */
export const migrations: readonly Migration[] = [
  indexOfTurns,
  indexOfOwnStretches,
  indexOfChanges,
  indexOfLists,
  sampleOfDrivers,
  lifeOfRideFacts,
  platesReadAnew,
  endedByOwnLook,
  waitingChanges,
  indexOfLeftOutEarnings,
  indexOfLatestTogether,
];
