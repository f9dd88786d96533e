import type { Migration } from '@pothik/service-kit';
import { oneCollectionOfProjections } from './0001-one-collection-of-projections.migration.js';
import { searchOfRides } from './0002-search-of-rides.migration.js';
import { indexesOfAPersonsIncidents } from './0003-indexes-of-a-persons-incidents.migration.js';
import { indexOfLists } from './0004-index-of-lists.migration.js';
import { indexOfFilteredLists } from './0005-index-of-filtered-lists.migration.js';
import { textsReadAnew } from './0006-texts-read-anew.migration.js';
import { ordinalsOfRides } from './0007-ordinals-of-rides.migration.js';
import { indexOfReviews } from './0008-index-of-reviews.migration.js';
import { samplesWithATrack } from './0009-samples-with-a-track.migration.js';
import { indexOfEngagedRides } from './0010-index-of-engaged-rides.migration.js';
import { indexOfOwnLists } from './0011-index-of-own-lists.migration.js';
import { indexOfDesk } from './0012-index-of-desk.migration.js';

/** The changes of ride's stored data, oldest first. */
export const migrations: readonly Migration[] = [
  oneCollectionOfProjections,
  searchOfRides,
  indexesOfAPersonsIncidents,
  indexOfLists,
  indexOfFilteredLists,
  textsReadAnew,
  ordinalsOfRides,
  indexOfReviews,
  samplesWithATrack,
  indexOfEngagedRides,
  indexOfOwnLists,
  indexOfDesk,
];
