import { Inject, Injectable } from '@nestjs/common';
import type { notificationEvents } from '@pothik/contracts/notification';
import type { EventOf } from '@pothik/contracts/platform';
import { Clock } from '@pothik/engines';
import { CONFIGURATION, SignsOfLife, SYSTEM_ACTOR } from '@pothik/service-kit';
import type { DriverConfiguration } from '../configuration.js';
import { type DriverDocument, DriverRepository, followAbsence } from '../drivers/index.js';
import { PositionService } from '../positions/index.js';
import { RideProjectionRepository } from '../projections/index.js';

@Injectable()
export class ReachService {
  constructor(
    private readonly drivers: DriverRepository,
    private readonly rides: RideProjectionRepository,
    private readonly positions: PositionService,
    private readonly signs: SignsOfLife,
    private readonly clock: Clock,
    @Inject(CONFIGURATION) private readonly configuration: DriverConfiguration,
  ) {}

  /**
   * Decides from what is known here too, because an event may come late. While the key-value store is away, which has
   * positions and signs, the event waits.
   */
  async followAbsence({ payload, occurredAt }: EventOf<typeof notificationEvents.personUnreachable>): Promise<void> {
    const driver = await this.drivers.findByUser(payload.personId);
    if (driver === undefined || driver.availabilityStatus !== 'ONLINE') return;
    const said = { since: new Date(payload.since), saidAt: new Date(occurredAt) };
    const known = { ...said, ...(await this.knownOf(driver, said.since)) };
    const windowMs = this.configuration.SIGN_OF_LIFE_MINUTES * 60_000;
    const decide = (current: DriverDocument) => followAbsence(current, known, this.clock.now(), windowMs);
    if (decide(driver) === undefined) return;
    await this.drivers.change({ id: driver._id.toString() }, decide, { actor: SYSTEM_ACTOR });
  }

  /** The ride is read last: who accepts one meanwhile has given a sign. */
  private async knownOf(driver: DriverDocument, since: Date) {
    const id = driver._id.toString();
    const [signs, toldAt, answers] = await Promise.all([
      this.signs.of(driver.userId.toString()),
      this.positions.toldAt(driver),
      this.rides.answersSince(id, since),
    ]);
    const isEngaged = await this.rides.isEngaged(id);
    return { signs: [...Object.values(signs), toldAt, answers.answeredAt[0]], isEngaged };
  }
}
