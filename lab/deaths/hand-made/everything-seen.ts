import { driverHttp } from '@pothik/contracts/driver';
import { notificationHttp } from '@pothik/contracts/notification';
import { userHttp } from '@pothik/contracts/user';
import { gatherEvidence } from '../../traffic/checks/gather-evidence.js';
import type { Load } from '../../traffic/load.js';

const MOST = { limit: 100, sort: 'createdAt' };

/** What people and administrators see: rides, notifications, totals, profiles, vehicles and the audit log. */
export async function everythingSeen(load: Load) {
  const { administrator, riders, drivers } = load.people;
  const { riders: ridersSeen, drivers: driversSeen } = await gatherEvidence(load, async () => []);
  const profiles = [];
  for (const { session } of [...riders, ...drivers]) profiles.push(await session.insist(userHttp.getMe, {}));
  return {
    ridersSeen,
    driversSeen,
    profiles,
    fleet: (await administrator.insist(driverHttp.drivers, MOST)).data,
    vehicles: (await administrator.insist(driverHttp.vehicles, MOST)).data,
    auditLog: (await administrator.insist(notificationHttp.acts, MOST)).data,
    administratorNotifications: await administrator.insist(notificationHttp.feed, { after: 0 }),
  };
}
