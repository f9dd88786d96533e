import { DemonstrationAccounts } from '@pothik/auth';
import type { EventActor } from '@pothik/contracts/platform';
import { DemonstrationDrivers } from '@pothik/driver';
import { DemonstrationRides } from '@pothik/ride';
import { DemonstrationProfiles } from '@pothik/user';
import type { Demonstration } from '../platform/demonstrations.js';
import type { Services } from '../platform/local-services.js';
import { DEMONSTRATION_DRIVERS, DEMONSTRATION_PASSWORD, DEMONSTRATION_PEOPLE, fixedId } from './people.js';
import { drawnPortraits, drawnVehicles } from './pictures.js';
import { seededRides } from './seeded-rides.js';

const DAY_MS = 24 * 3_600_000;
/** They registered a little before their first ride. */
const REGISTERED_DAYS_AGO = 35;

/** Who approved and suspended the drivers: the demonstration's SUPER_ADMIN. */
const ADMINISTRATOR: EventActor = { kind: 'person', id: fixedId(1, 1), role: 'SUPER_ADMIN' };

/** Creates the demonstration people, drivers and, with `on`, their pictures and a month of rides. All ids are fixed: an interrupted seed continues. */
export async function seedDemonstration(services: Services, demonstration: Demonstration): Promise<void> {
  const now = new Date();
  const registeredAt = new Date(now.getTime() - REGISTERED_DAYS_AGO * DAY_MS);
  await services.auth.app.get(DemonstrationAccounts).seed(
    DEMONSTRATION_PEOPLE.map((person) => ({ ...person, createdAt: registeredAt })),
    DEMONSTRATION_PASSWORD,
  );
  await services.user.app.get(DemonstrationProfiles).seed(DEMONSTRATION_PEOPLE);
  await services.driver.app
    .get(DemonstrationDrivers)
    .seed(DEMONSTRATION_DRIVERS.map((driver) => ({ ...driver, registeredAt, decidedBy: ADMINISTRATOR })));
  if (demonstration !== 'on') return;
  await Promise.all([
    services.ride.app.get(DemonstrationRides).seed(seededRides(now)),
    services.user.app.get(DemonstrationProfiles).seedPortraits(drawnPortraits()),
    services.driver.app.get(DemonstrationDrivers).seedPictures(drawnVehicles()),
  ]);
}
