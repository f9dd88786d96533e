export { DriverDayRepository } from './driver-day.repository.js';
export { type ActiveSince, activeSince, activeUntil, type Ended, readingOf } from './driver-day.rules.js';
export { DriverDayService } from './driver-day.service.js';
export { DriverDaysModule } from './driver-days.module.js';
