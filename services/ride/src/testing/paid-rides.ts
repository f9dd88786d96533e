import { type PaymentView, type RideView, rideEvents, rideHttp } from '@pothik/contracts/ride';
import type { Person } from '@pothik/service-kit';
import { BookClosing } from '../books/book.closing.js';
import { BOOK, type BookDocument } from '../books/book.model.js';
import { PaymentSilence } from '../payments/payment.silence.js';
import { dataOf } from './ride-answers.js';
import { type FixtureDriver, type FixtureRider, RideFixture } from './ride-fixture.js';

export const FARE = 220;

export interface CompletedRide {
  rideId: string;
  rider: FixtureRider;
  driver: FixtureDriver;
}

/** Completed rides, what both say of their payment, and the books. */
export class PaidRides {
  private constructor(readonly fixture: RideFixture) {}

  static async open(): Promise<PaidRides> {
    return new PaidRides(await RideFixture.open());
  }

  /** A completed ride whose payment is opened. */
  async completed(by?: FixtureDriver): Promise<CompletedRide> {
    const [rider, driver] = await Promise.all([this.fixture.rider(), by ?? this.fixture.driver()]);
    const ride = await this.fixture.pickedUp(rider, driver, FARE);
    dataOf<RideView>(await this.fixture.setStatus(ride, driver.person, 'IN TRANSIT'));
    dataOf<RideView>(await this.fixture.setStatus(ride, driver.person, 'COMPLETED'));
    await this.fixture.platform.settled();
    return { rideId: ride._id, rider, driver };
  }

  say(
    call: 'received' | 'notPaid' | 'paid' | 'confirmPayment' | 'disputePayment' | 'tip' | 'decidePayment',
    rideId: string,
    as: Person,
    input: object,
    idempotencyKey?: string,
  ) {
    const options = { as, ...(idempotencyKey ? { idempotencyKey } : {}) };
    return this.fixture.call(rideHttp[call] as typeof rideHttp.paid, { rideId, ...input } as never, options);
  }

  received = ({ rideId, driver }: CompletedRide) => this.say('received', rideId, driver.person, { amount: FARE });
  paid = ({ rideId, rider }: CompletedRide, how: object = { way: 'CASH' }) =>
    this.say('paid', rideId, rider.person, { amount: FARE, ...how });
  confirm = ({ rideId }: CompletedRide, as: Person) => this.say('confirmPayment', rideId, as, { amount: FARE });
  dispute = ({ rideId }: CompletedRide, as: Person, why: string) => this.say('disputePayment', rideId, as, { why });
  notPaid = ({ rideId, driver }: CompletedRide) =>
    this.say('notPaid', rideId, driver.person, { why: 'GOT_NOTHING', amount: 0 });
  tip = ({ rideId, rider }: CompletedRide, tip: number, how: object = { way: 'CASH' }) =>
    this.say('tip', rideId, rider.person, { tip, ...how });
  decide = (rideId: string, outcome: string, as: Person = this.fixture.administrator) =>
    this.say('decidePayment', rideId, as, { outcome, reason: 'Both were asked by phone' });

  async see({ rideId, rider }: CompletedRide, as: Person = rider.person): Promise<PaymentView> {
    return dataOf<PaymentView>(await this.fixture.call(rideHttp.payment, { rideId }, { as }));
  }

  /** So much time passes, and silence about what is due ends. */
  async waitFor(ms: number): Promise<void> {
    this.fixture.platform.clock.advance(ms);
    await this.endSilence();
    await this.fixture.platform.settled();
  }

  endSilence = () => this.of(PaymentSilence).carryOut();
  closeBooks = () => this.of(BookClosing).carryOut();

  /** The books of a driver, oldest first. */
  async books({ driverId }: FixtureDriver): Promise<BookDocument[]> {
    await this.fixture.platform.settled();
    const books = this.fixture.platform.model<BookDocument>('ride', BOOK);
    return books.find({ driverId }).sort({ day: 1 }).lean<BookDocument[]>();
  }

  /** The keys of all transfers of a driver. */
  async keys(driver: FixtureDriver): Promise<string[]> {
    return (await this.books(driver)).flatMap(({ transfers }) => transfers.map(({ key }) => key)).sort();
  }

  async digests(driver: FixtureDriver): Promise<string[]> {
    await this.fixture.platform.settled();
    const closed = await this.fixture.platform.published(rideEvents.bookClosed);
    return closed.filter(({ payload }) => payload.driverId === driver.driverId).map(({ payload }) => payload.digest);
  }

  private of<T>(type: new (...args: never[]) => T): T {
    return this.fixture.platform.service('ride').app.get(type, { strict: false });
  }
}
