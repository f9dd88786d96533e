import type { DriverAnalytics } from '@pothik/contracts/driver';
import { dhakaDay, dhakaDaysFrom } from '@pothik/contracts/platform';
import { RIDE_STATUS } from '@pothik/contracts/ride';
import { pageOf, success } from './fixture';
import { driverWith } from './samples';

export const RIDES = 'GET /ride/analytics';
export const DRIVERS = 'GET /driver/analytics';
export const DRIVER_LIST = 'GET /driver/drivers';
export const INCIDENTS = 'GET /sos/incidents';

/** Rides on the first day of the period at 8:00, eight in ten of them completed, and those of the weekday's hour. */
export function ridesOf(query: URLSearchParams, rides = 10) {
  const from = query.get('from') ?? '';
  const to = query.get('to') ?? '';
  const counts = { rides, completed: rides * 0.8, fare: rides * 250 };
  const none = { rides: 0, completed: 0, fare: 0, activeDrivers: 0, sosIncidents: 0 };
  const byDay = dhakaDaysFrom(from, to).map((day, index) => ({
    ...none,
    ...(index === 0 ? { ...counts, activeDrivers: 3 } : {}),
    day,
  }));
  const hours = (busy: boolean) => Array.from({ length: 24 }, (_, hour) => (busy && hour === 8 ? rides : 0));
  const weekday = new Date(from).getUTCDay();
  return success({
    from,
    to,
    totals: { ...counts, activeDrivers: 3, sosIncidents: 0 },
    byDay,
    byStatus: Object.values(RIDE_STATUS).map((rideStatus) => ({
      rideStatus,
      rides: { COMPLETED: counts.completed, CANCELLED: rides - counts.completed }[rideStatus as string] ?? 0,
    })),
    byVehicleType: [
      { vehicleType: 'CAR', rides: 0, completed: 0, fare: 0 },
      { vehicleType: 'CNG', ...counts },
    ],
    byHour: hours(true).map((count, hour) => ({ hour, rides: count })),
    byWeekdayHour: [6, 0, 1, 2, 3, 4, 5].map((day) => ({ weekday: day, rides: hours(day === weekday) })),
  });
}

export const DRIVERS_TODAY: DriverAnalytics = {
  from: '2026-11-02',
  to: '2026-11-02',
  totals: { drivers: 7, activeDrivers: 4 },
  byStatus: [
    { status: 'PENDING', drivers: 2 },
    { status: 'APPROVED', drivers: 5 },
    { status: 'SUSPENDED', drivers: 0 },
  ],
  byVehicleType: [],
};

export const DRIVERS_ANSWER = success(DRIVERS_TODAY);

/** What the page asks for: ten rides in every period, two drivers ONLINE, no incident. */
export const ANALYTICS_ANSWERS = {
  [RIDES]: (query: URLSearchParams) => ridesOf(query),
  [DRIVERS]: DRIVERS_ANSWER,
  [DRIVER_LIST]: pageOf([driverWith()], 2, 1),
  [INCIDENTS]: pageOf([]),
};

/** Whether a call asks for days that are over. */
export const isBefore = (query: URLSearchParams): boolean => (query.get('to') ?? '') < dhakaDay(new Date());
