import { ROLE } from '@pothik/contracts/platform';
import type { RideStatus, RideView } from '@pothik/contracts/ride';
import type { Person } from '@pothik/service-kit';
import { person } from '@pothik/service-kit/testing';
import { type Answer, dataOf, outcomeOf } from './ride-answers.js';
import { type FixtureDriver, type FixtureRider, type RideFixture } from './ride-fixture.js';

/** Callers, as seen from a ride. */
const CALLERS = [
  'signed out',
  'its rider',
  'another rider',
  'its driver',
  'another driver',
  'ADMIN',
  'SUPER_ADMIN',
] as const;
export type RideCallerName = (typeof CALLERS)[number];

/** Outcomes in the order of CALLERS as an object, so that a failing assertion names the caller. */
export const byCaller = (outcomes: readonly string[]) =>
  Object.fromEntries(CALLERS.map((name, index) => [name, outcomes[index]]));

/** A ride with its people. */
export interface FixtureRide {
  ride: RideView;
  rider: FixtureRider;
  driver: FixtureDriver;
}

/** A call about a ride. */
export type CallAboutRide = (about: FixtureRide, as: Person | undefined) => Promise<Answer>;

/** What a call is about, and how it is made. */
interface Subject {
  of: string;
  make: () => Promise<FixtureRide>;
  /** The call changes nothing. */
  isRead: boolean;
}

/** All callers, and rides in any status to call about. */
export class RidePeople {
  /** Rides that no call has changed, by what they are. */
  private readonly unchanged = new Map<string, FixtureRide>();

  private constructor(
    readonly fixture: RideFixture,
    private readonly strangers: Readonly<Record<'another rider' | 'another driver' | 'ADMIN' | 'SUPER_ADMIN', Person>>,
  ) {}

  static async of(fixture: RideFixture): Promise<RidePeople> {
    const [rider, driver] = await Promise.all([fixture.rider(), fixture.driver()]);
    return new RidePeople(fixture, {
      'another rider': rider.person,
      'another driver': driver.person,
      ADMIN: fixture.administrator,
      SUPER_ADMIN: person({ role: ROLE.SUPER_ADMIN }),
    });
  }

  personOf(name: RideCallerName, { rider, driver }: Pick<FixtureRide, 'rider' | 'driver'>): Person | undefined {
    if (name === 'signed out') return undefined;
    if (name === 'its rider') return rider.person;
    return name === 'its driver' ? driver.person : this.strangers[name];
  }

  /** A ride in a status, with its own rider and driver. From ACCEPTED on its fare is set. */
  async rideIn(status: RideStatus): Promise<FixtureRide> {
    const [rider, driver] = await Promise.all([this.fixture.rider(), this.fixture.driver()]);
    const ride = await this.fixture.booked(rider, driver);
    const setStatus = async (as: Person, to: RideStatus, reason?: string) =>
      dataOf(await this.fixture.setStatus(ride, as, to, reason));
    if (status === 'REJECTED') await setStatus(driver.person, 'REJECTED');
    if (status === 'CANCELLED') await setStatus(rider.person, 'CANCELLED');
    if (['REQUESTED', 'REJECTED', 'CANCELLED'].includes(status)) return { ride, rider, driver };
    await setStatus(driver.person, 'ACCEPTED');
    dataOf(await this.fixture.fare(ride, driver, 220));
    if (status === 'ACCEPTED') return { ride, rider, driver };
    const { startCode = '' } = await this.fixture.see(ride, rider.person);
    dataOf(await this.fixture.verify(ride, driver, startCode));
    if (status !== 'PICKED UP') await setStatus(driver.person, 'IN TRANSIT');
    if (status === 'COMPLETED') await setStatus(driver.person, 'COMPLETED');
    return { ride, rider, driver };
  }

  /** A ride in a status to read: others may read it too. */
  async readable(status: RideStatus): Promise<FixtureRide> {
    const about = this.unchanged.get(status) ?? (await this.rideIn(status));
    this.unchanged.set(status, about);
    return about;
  }

  /** The outcome for each caller, in the order of CALLERS. The next caller gets a new ride once a call changed it. */
  async outcomes(call: CallAboutRide, { of, make, isRead }: Subject): Promise<string[]> {
    const outcomes: string[] = [];
    for (const name of CALLERS) {
      const about = this.unchanged.get(of) ?? (await make());
      const answer = await call(about, this.personOf(name, about));
      outcomes.push(outcomeOf(answer));
      if (isRead || answer.status >= 400) this.unchanged.set(of, about);
      else this.unchanged.delete(of);
    }
    return outcomes;
  }
}
