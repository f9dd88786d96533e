import { closeAll } from '../../e2e/support/close-all.js';
import type { LoadDriver, LoadRider, People } from './people/people.js';
import { type DriveOptions, driveRide } from './rides/drive-ride.js';
import { Journal } from './rides/journal.js';
import type { Pair, RideUnderWay } from './rides/ride-under-way.js';
import { Sampler } from './sampler.js';
import type { Gateways } from './session/gateways.js';

export interface LoadOptions {
  /** Bookings a second while a pair is free. */
  ridesPerSecond: number;
  /** Milliseconds between two steps of a ride. */
  betweenStepsMs?: number;
  /** The maximum number of rides. */
  maximumRides?: number;
}

const BETWEEN_STEPS_MS = 200;
const MAXIMUM_RIDES = 20_000;

/**
 * Riders who book drivers at a bounded rate and ride to the end. The last pair takes no part in it: it is reserved for
 * fresh rides.
 */
export class Load {
  readonly journal = new Journal();
  readonly sampler: Sampler;
  private readonly idleRiders: LoadRider[];
  private readonly idleDrivers: LoadDriver[];
  private readonly underWay = new Set<Promise<void>>();
  private timer: NodeJS.Timeout | undefined;

  constructor(
    readonly people: People,
    private readonly options: LoadOptions,
  ) {
    this.idleRiders = people.riders.slice(0, -1);
    this.idleDrivers = people.drivers.slice(0, -1);
    this.sampler = new Sampler(people.administrator);
  }

  /** The gateways that all sessions use. */
  get gateways(): Gateways {
    return this.people.administrator.gateways;
  }

  /** One ride with each driver first, so that every projection has him; then the load runs until it is stopped. */
  async start(): Promise<void> {
    const { riders, drivers } = this.people;
    await Promise.all(
      drivers.map((driver, index) => this.drive({ rider: riders[index] as LoadRider, driver, isFirst: true })),
    );
    this.gateways.closed.throwIfAborted();
    this.sampler.start();
    this.timer = setInterval(() => this.turn(), 1000 / this.options.ridesPerSecond);
  }

  /** A new ride by the reserved pair; resolves once it is COMPLETED. @throws Error when it was refused */
  async freshRide(): Promise<RideUnderWay> {
    const [rider, driver] = [this.people.riders.at(-1) as LoadRider, this.people.drivers.at(-1) as LoadDriver];
    const ride = await this.drive({ rider, driver, betweenStepsMs: 0 });
    if (ride.abandoned) throw new Error(`The fresh ride was refused: ${this.journal.wrong.at(-1)}`);
    return ride;
  }

  /** Begins no more rides and waits until the last one has ended. */
  async drain(): Promise<void> {
    clearInterval(this.timer);
    await Promise.all(this.underWay);
    await this.sampler.stop();
  }

  /** Gives up every call under way, and closes the streams. */
  async close(): Promise<void> {
    this.gateways.close();
    const readers = this.people.riders.map(({ reader }) => reader);
    await closeAll([
      () => this.drain(),
      () => this.sampler.stop(),
      () => Promise.all(readers.map((reader) => reader.close())),
    ]);
  }

  private drive({ rider, driver, ...options }: Pair & Partial<DriveOptions>): Promise<RideUnderWay> {
    const betweenStepsMs = this.options.betweenStepsMs ?? BETWEEN_STEPS_MS;
    return driveRide({ rider, driver }, this.journal, { betweenStepsMs, ...options });
  }

  private turn(): void {
    if (this.gateways.closed.aborted) clearInterval(this.timer);
    if (this.gateways.closed.aborted || this.journal.rides.length >= (this.options.maximumRides ?? MAXIMUM_RIDES))
      return;
    const rider = this.idleRiders.shift();
    const driver = this.idleDrivers.shift();
    if (rider && driver) this.track(this.rideAndReturn(rider, driver));
    else {
      this.journal.turnsMissed += 1;
      if (rider) this.idleRiders.unshift(rider);
      if (driver) this.idleDrivers.unshift(driver);
    }
  }

  /** A pair that was refused does not continue: its ride may still be open. */
  private async rideAndReturn(rider: LoadRider, driver: LoadDriver): Promise<void> {
    const { abandoned } = await this.drive({ rider, driver });
    if (abandoned) return;
    this.idleRiders.push(rider);
    this.idleDrivers.push(driver);
  }

  private track(ride: Promise<void>): void {
    const tracked: Promise<void> = ride.finally(() => this.underWay.delete(tracked));
    this.underWay.add(tracked);
  }
}
