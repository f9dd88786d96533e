import type { Actor } from '../../e2e/support/actors/actor.js';
import { driverOf, riderOf } from '../../e2e/support/actors/assemble-lanes.js';
import { isNearLimits } from './checks/booking-limit.rules.js';
import { pausedDrivers } from './drivers-pause.js';
import type { Past } from './play-run.js';
import type { ModelLane, ModelPlatform } from './world/model-platform.js';

/** Above the indexes of those whom `assembleLanes` registered. */
let newcomers = 1_000;

/** The lane with newcomers in place of riders who are near their limits, and of drivers who are paused. @throws Error with a refusal */
export async function renewLane(platform: ModelPlatform, lane: ModelLane, { rides }: Past): Promise<ModelLane> {
  const { administrator, vehicleType } = lane;
  const paused = pausedDrivers(lane, rides);
  const driverIds = lane.drivers.map(({ driverId }) => driverId);
  const [riders, drivers] = await Promise.all([
    Promise.all(
      lane.riders.map((rider) =>
        isNearLimits(rider.personId, driverIds, rides, Date.now()) ? riderOf(platform, newcomers++) : rider,
      ),
    ),
    Promise.all(
      lane.drivers.map((driver) =>
        paused.includes(driver)
          ? driverOf(platform, newcomers++, vehicleType, administrator.visitor, lane.riders[0] as Actor)
          : driver,
      ),
    ),
  ]);
  return { ...lane, riders, drivers };
}
