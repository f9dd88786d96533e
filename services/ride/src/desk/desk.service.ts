import { Injectable } from '@nestjs/common';
import { authHttp } from '@pothik/contracts/auth';
import { accountNumber, type Input } from '@pothik/contracts/platform';
import { DESK, type DeskCaller, RIDE_PARTY, type RideView, type rideHttp } from '@pothik/contracts/ride';
import { Clock } from '@pothik/engines';
import { actorOf, type IdempotencyKey, type Person, ServiceCaller } from '@pothik/service-kit';
import { ProjectionService } from '../projections/index.js';
import { byRider, cancelForCaller, lookAtStartCode, RideRepository, RideService, viewRide } from '../rides/index.js';
import { isListed, lastPickups, listedSince, toldToDesk } from './desk.rules.js';

const NOBODY: DeskCaller = { name: '', pickups: [], openRide: null };
/** So many of a caller's newest rides are read for their last pickups. */
const READ_RIDES = 20;

type StoredRide = Awaited<ReturnType<RideRepository['get']>>;

/** The desk: books for people who call, and looks after these rides. */
@Injectable()
export class DeskService {
  constructor(
    private readonly services: ServiceCaller,
    private readonly rides: RideRepository,
    private readonly bookings: RideService,
    private readonly projections: ProjectionService,
    private readonly clock: Clock,
  ) {}

  /** What the desk may know of who calls. @throws DomainError auth/number-of-administrator, auth/number-of-driver */
  async find(desk: Person, phone: string): Promise<DeskCaller> {
    const caller = await this.services.call(authHttp.findCaller, { phone: accountNumber(phone), by: byOf(desk) });
    if (caller === null) return NOBODY;
    const [newest, open, names] = await Promise.all([
      this.rides.newestOf(caller, READ_RIDES),
      this.rides.current(byRider(caller)),
      this.projections.namesOf([caller.id]),
    ]);
    const [openRide = null] = await this.viewsOf(open ? [open] : []);
    return { name: names.get(caller.id) ?? caller.name, pickups: lastPickups(newest, DESK.pickups), openRide };
  }

  /** Throws what RideService.book throws, in words about the caller, and the refusals of auth’s `takeCall`. */
  book(desk: Person, { phone, name, ...booking }: Input<typeof rideHttp.bookForCaller>, command?: IdempotencyKey) {
    return this.bookFor(desk, { phone, name }, (booker) => this.bookings.book(booker, booking, command));
  }

  /** The same for RideService.askNearest. */
  askNearest(
    desk: Person,
    { phone, name, ...booking }: Input<typeof rideHttp.askNearestForCaller>,
    command?: IdempotencyKey,
  ) {
    return this.bookFor(desk, { phone, name }, (booker) => this.bookings.askNearest(booker, booking, command));
  }

  async list(): Promise<RideView[]> {
    const now = this.clock.now();
    const rides = await this.rides.bookedByPhone(listedSince(now), DESK.rides);
    return this.viewsOf(rides.filter((ride) => isListed(ride, now)));
  }

  /** Throws ride/not-found, ride/not-booked-by-phone, ride/illegal-transition. */
  async cancel(desk: Person, rideId: string, reason: string, command?: IdempotencyKey): Promise<RideView> {
    const decide = (ride: StoredRide) => cancelForCaller(ride, desk, reason, this.clock.now());
    const [view] = await this.viewsOf([await this.rides.change(rideId, decide, { actor: actorOf(desk), command })]);
    return view as RideView;
  }

  /** Throws ride/not-found, ride/not-booked-by-phone, ride/code-not-there. */
  async readCode(desk: Person, rideId: string): Promise<{ startCode: string }> {
    const { code } = await this.rides.change(rideId, lookAtStartCode, { actor: actorOf(desk) });
    return { startCode: code?.value ?? '' };
  }

  /** A guest counts as verified here: the desk heard them. */
  private async bookFor(
    desk: Person,
    { phone, name }: { phone: string; name: string },
    book: (booker: Parameters<RideService['book']>[0]) => Promise<RideView>,
  ): Promise<RideView> {
    const taken = { phone: accountNumber(phone), name, by: byOf(desk) };
    const { id, formerIds } = await this.services.call(authHttp.takeCall, taken);
    try {
      return await book({ person: desk, rider: { id, formerIds, verified: true }, bookedBy: desk.id });
    } catch (error) {
      throw toldToDesk(error);
    }
  }

  private async viewsOf(rides: readonly StoredRide[]): Promise<RideView[]> {
    const projections = await this.projections.about(rides);
    return rides.map((ride) => viewRide(ride, RIDE_PARTY.ADMINISTRATOR, projections));
  }
}

const byOf = ({ id, role }: Person) => ({ id, role });
