import type { Point } from '@pothik/contracts/platform';
import { DemonstrationDriving, DemonstrationDuties } from '@pothik/driver';
import type { Demonstration } from '../platform/demonstrations.js';
import type { Services } from '../platform/local-services.js';
import { DEMONSTRATION_DRIVERS } from './people.js';

/** Crossings on the bundled roads: Farmgate, Mirpur 10, Gulshan 2, Dhanmondi 27, Motijheel, Uttara. */
const PLACES: readonly Point[] = [
  { lat: 23.7575, lng: 90.3897 },
  { lat: 23.807, lng: 90.3687 },
  { lat: 23.7947, lng: 90.4144 },
  { lat: 23.7561, lng: 90.3745 },
  { lat: 23.733, lng: 90.4172 },
  { lat: 23.8747, lng: 90.4003 },
];

/** Keeps the demonstration's drivers who were seeded ONLINE on duty; with `on` they drive through Dhaka. */
export async function startOnDuty(services: Services, demonstration: Demonstration): Promise<void> {
  const onDuty = DEMONSTRATION_DRIVERS.filter(({ availabilityStatus }) => availabilityStatus === 'ONLINE');
  const { app } = services.driver;
  await app.get(DemonstrationDuties).start(onDuty);
  if (demonstration !== 'on') return;
  const userIds = onDuty.map(({ userId }) => userId);
  app.get(DemonstrationDriving).start(userIds, PLACES);
}
