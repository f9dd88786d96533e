import { ROLE } from '@pothik/contracts/platform';
import type { RideStatus, RideView } from '@pothik/contracts/ride';
import type { Person } from '@pothik/service-kit';
import { person } from '@pothik/service-kit/testing';
import { type Answer, dataOf, outcomeOf, type RideFixture, type StageDriver, type StageRider } from './ride-fixture.js';

/** Whoever may call about a ride, as seen from that ride. */
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

/** What stands in the order of CALLERS, by who calls: a wrong cell names its caller. */
export const byCaller = (outcomes: readonly string[]) =>
  Object.fromEntries(CALLERS.map((name, index) => [name, outcomes[index]]));

/** A ride with its people. */
export interface CastRide {
  ride: RideView;
  rider: StageRider;
  driver: StageDriver;
}

/** A call about a ride. */
export type CallAboutRide = (about: CastRide, as: Person | undefined) => Promise<Answer>;

/** Everybody who may call, and rides in any status to call about. */
export class RidePeople {
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

  personOf(name: RideCallerName, { rider, driver }: Pick<CastRide, 'rider' | 'driver'>): Person | undefined {
    if (name === 'signed out') return undefined;
    if (name === 'its rider') return rider.person;
    return name === 'its driver' ? driver.person : this.strangers[name];
  }

  /** A ride of people of its own, in a status. From ACCEPTED on its fare is set. */
  async rideIn(status: RideStatus): Promise<CastRide> {
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

  /** What every caller is answered, in the order of CALLERS; who is refused shares a ride, who is not has one of their own. */
  async outcomes(make: () => Promise<CastRide>, call: CallAboutRide): Promise<string[]> {
    const outcomes: string[] = [];
    let about = await make();
    for (const name of CALLERS) {
      const answer = await call(about, this.personOf(name, about));
      outcomes.push(outcomeOf(answer));
      if (answer.status < 400) about = await make();
    }
    return outcomes;
  }
}
