import { Injectable } from '@nestjs/common';
import { periodOf } from '@pothik/contracts/catalogue';
import { DRIVER_STATUS, type DriverAnalytics, VEHICLE_TYPE } from '@pothik/contracts/driver';
import { Clock } from '@pothik/engines';
import { ActiveDriverService } from './active-driver.service.js';
import { DriverAnalyticsRepository } from './driver-analytics.repository.js';

@Injectable()
export class DriverAnalyticsService {
  constructor(
    private readonly drivers: DriverAnalyticsRepository,
    private readonly active: ActiveDriverService,
    private readonly clock: Clock,
  ) {}

  async show(query: { from?: string | undefined; to?: string | undefined }): Promise<DriverAnalytics> {
    const period = periodOf(query, this.clock.now());
    const [statuses, types, activeDrivers] = await Promise.all([
      this.drivers.countByStatus(),
      this.drivers.countByVehicleType(),
      this.active.count(period),
    ]);
    const counted = (counts: readonly { _id: string; drivers: number }[], key: string) =>
      counts.find(({ _id }) => _id === key)?.drivers ?? 0;
    return {
      from: period.from,
      to: period.to,
      totals: { drivers: statuses.reduce((total, { drivers }) => total + drivers, 0), activeDrivers },
      byStatus: Object.values(DRIVER_STATUS).map((status) => ({ status, drivers: counted(statuses, status) })),
      byVehicleType: Object.values(VEHICLE_TYPE).map((vehicleType) => ({
        vehicleType,
        drivers: counted(types, vehicleType),
      })),
    };
  }
}
