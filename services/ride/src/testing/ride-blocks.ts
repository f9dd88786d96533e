import { driverEvents } from '@pothik/contracts/driver';
import { type FixtureDriver, type FixtureRider, newId, type RideFixture } from './ride-fixture.js';

/** Publishes the changes of one pair's block as the driver service does, without waiting for their effects. */
export class PairBlock {
  private readonly id = newId();
  private changes = 0;

  constructor(
    private readonly fixture: RideFixture,
    private readonly rider: FixtureRider,
    private readonly driver: FixtureDriver,
  ) {}

  begin = () => this.tell(true, this.changes + 1);
  end = () => this.tell(false, this.changes + 1);

  /** Again, or late: `order` numbers the pair's changes. */
  async tell(blocked: boolean, order: number): Promise<void> {
    this.changes = Math.max(this.changes, order);
    const pair = { driverId: this.driver.driverId, riderId: this.rider.person.id };
    const payload = { ...pair, blocked, order };
    await this.fixture.platform.publish(driverEvents.riderBlockChanged, {
      aggregateId: this.id,
      aggregateVersion: order,
      payload,
    });
  }
}
