import type { Session } from '../session/session.js';
import type { NotificationReader } from '../streams/notification-reader.js';

export interface LoadRider {
  name: string;
  personId: string;
  session: Session;
  /** His live stream, open since before his first ride. */
  reader: NotificationReader;
}

export interface LoadDriver {
  name: string;
  personId: string;
  driverId: string;
  session: Session;
  /** His totals before the load. Earnings in whole BDT. */
  before: { totalRides: number; totalEarnings: number };
}

export interface People {
  riders: LoadRider[];
  drivers: LoadDriver[];
  administrator: Session;
}
