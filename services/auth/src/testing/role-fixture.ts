import { randomBytes } from 'node:crypto';
import { authHttp } from '@pothik/contracts/auth';
import { driverEvents } from '@pothik/contracts/driver';
import type { Role } from '@pothik/contracts/platform';
import { type RideStatus, rideEvents } from '@pothik/contracts/ride';
import { ACCOUNT_MODEL, type AccountDocument } from '../accounts/account.model.js';
import { DemonstrationAccounts } from '../demonstration.js';
import { type AuthPlatform, PASSWORD, startAuth } from './auth-platform.js';

const identifier = (): string => randomBytes(12).toString('hex');
const ENDED: readonly RideStatus[] = ['COMPLETED', 'REJECTED', 'CANCELLED'];

/** The auth service with people of every role, and the events that ride and driver would publish about them. */
export class RoleFixture {
  private seeded = 0;

  private constructor(readonly auth: AuthPlatform) {}

  static async open(configuration: Record<string, unknown> = {}): Promise<RoleFixture> {
    return new RoleFixture(await startAuth({ RATE_LIMITS: 'off', ...configuration }));
  }

  close(): Promise<void> {
    return this.auth.close();
  }

  /** A verified person of a role, seeded as for the demonstration. */
  async person(role: Role = 'RIDER'): Promise<AccountDocument> {
    const [person] = await this.people([role]);
    return person as AccountDocument;
  }

  /** Verified people, one of each role, seeded in one go. */
  async people(roles: readonly Role[]): Promise<AccountDocument[]> {
    const { platform } = this.auth;
    const createdAt = platform.clock.now();
    const plans = roles.map((role) => {
      this.seeded += 1;
      return { id: identifier(), name: 'Rahima', email: `person-${this.seeded}@pothik.test`, role, createdAt };
    });
    await platform.service('auth').app.get(DemonstrationAccounts, { strict: false }).seed(plans, PASSWORD);
    await platform.settled();
    return Promise.all(plans.map(({ email }) => this.auth.account(email)));
  }

  /** The ids of all SUPER_ADMINs that are not deleted. */
  async superAdmins(): Promise<string[]> {
    const accounts = this.auth.platform.model<AccountDocument>('auth', ACCOUNT_MODEL);
    const found = await accounts.find({ role: 'SUPER_ADMIN', deletedAt: null }).lean<AccountDocument[]>();
    return found.map(({ _id }) => _id.toString());
  }

  /** Demotes every SUPER_ADMIN, so that a test does not depend on earlier ones. */
  async noSuperAdmins(): Promise<void> {
    const accounts = this.auth.platform.model<AccountDocument>('auth', ACCOUNT_MODEL);
    await accounts.updateMany({ role: 'SUPER_ADMIN' }, { $set: { role: 'RIDER' }, $inc: { version: 1 } });
  }

  now(id: { toString(): string }): Promise<AccountDocument> {
    const accounts = this.auth.platform.model<AccountDocument>('auth', ACCOUNT_MODEL);
    return accounts.findById(id.toString()).lean<AccountDocument>().orFail() as unknown as Promise<AccountDocument>;
  }

  changeRole(by: AccountDocument, of: { _id: { toString(): string } }, role: Role, more: object = {}) {
    const input = { userId: of._id.toString(), role, reason: 'Looks after Sylhet', ...more };
    return this.auth.platform.call(authHttp.changeRole, input as never, { as: this.auth.as(by) });
  }

  deleteMe(who: AccountDocument, form: { password?: string; otp?: string }, idempotencyKey?: string) {
    const options = { as: this.auth.as(who), ...(idempotencyKey === undefined ? {} : { idempotencyKey }) };
    return this.auth.platform.call(authHttp.deleteMe, form, options);
  }

  private rideOf(people: { riderId?: string; driverUserId?: string }) {
    return {
      id: identifier(),
      riderId: identifier(),
      driverId: identifier(),
      driverUserId: identifier(),
      fare: null,
      pickupLocation: 'Dhanmondi 27',
      dropLocation: 'Motijheel',
      requestedAt: this.auth.platform.clock.now().toISOString(),
      acceptedAt: null,
      pickedUpAt: null,
      ...people,
    };
  }

  /** Publishes the request of a ride and a status that it reached; returns a function that publishes its next status. */
  async ride(people: { riderId?: string; driverUserId?: string }, status: RideStatus = 'REQUESTED') {
    const ride = this.rideOf(people);
    const requested = { ...ride, status: 'REQUESTED' as const, endedAt: null };
    await this.auth.platform.publish(rideEvents.rideRequested, { aggregateId: ride.id, payload: { ride: requested } });
    const publishStatus = async (to: RideStatus, aggregateVersion?: number) => {
      const changed = { ...ride, status: to, endedAt: ENDED.includes(to) ? ride.requestedAt : null };
      const change = { from: 'REQUESTED', to, by: 'SYSTEM', reason: '', cause: '' } as const;
      await this.auth.platform.publish(rideEvents.statusChanged, {
        aggregateId: ride.id,
        ...(aggregateVersion === undefined ? {} : { aggregateVersion }),
        payload: { ride: changed, ...change },
      });
      await this.auth.platform.settled();
    };
    if (status === 'REQUESTED') await this.auth.platform.settled();
    else await publishStatus(status);
    return publishStatus;
  }

  /** Publishes a request to the nearest that one driver did not answer, so that the next is asked. */
  async passedOn(formerUserId: string, nextUserId: string): Promise<void> {
    const { platform } = this.auth;
    const open = { ...this.rideOf({ driverUserId: formerUserId }), status: 'REQUESTED' as const, endedAt: null };
    const former = {
      driverId: open.driverId,
      driverUserId: formerUserId,
      outcome: 'UNANSWERED',
      at: open.requestedAt,
    } as const;
    const next = { ...open, driverId: identifier(), driverUserId: nextUserId };
    await platform.publish(rideEvents.rideRequested, {
      aggregateId: open.id,
      aggregateVersion: 1,
      payload: { ride: open },
    });
    await platform.publish(rideEvents.driverAsked, {
      aggregateId: open.id,
      aggregateVersion: 2,
      payload: { ride: next, former },
    });
    await platform.settled();
  }

  async registersAsDriver(userId: string): Promise<void> {
    const id = identifier();
    const driver = {
      id,
      userId,
      vehicleId: identifier(),
      status: 'PENDING' as const,
      statusReason: '',
      statusSince: this.auth.platform.clock.now().toISOString(),
      availabilityStatus: 'OFFLINE' as const,
      experience: 3,
    };
    await this.auth.platform.publish(driverEvents.driverRegistered, { aggregateId: id, payload: { driver } });
    await this.auth.platform.settled();
  }
}
