import { Injectable } from '@nestjs/common';
import { DomainError } from '@pothik/contracts/catalogue';
import { Clock } from '@pothik/engines';
import { actorOf, type IdempotencyKey, type Person } from '@pothik/service-kit';
import { type DriverDocument, DriverRepository } from '../drivers/index.js';
import { changeConsent } from './position.rules.js';
import { PositionService } from './position.service.js';

@Injectable()
export class PositionConsentService {
  constructor(
    private readonly drivers: DriverRepository,
    private readonly positions: PositionService,
    private readonly clock: Clock,
  ) {}

  /** Stores or withdraws a driver's own consent; a withdrawal forgets the position at once. Throws driver/not-found. */
  async change(person: Person, granted: boolean, command: IdempotencyKey | undefined): Promise<DriverDocument> {
    const found = await this.drivers.findByUser(person.id);
    const own = found && { id: found._id.toString(), userId: person.id };
    const decide = (driver: DriverDocument) => changeConsent(driver, granted, this.clock.now());
    const changed = own && (await this.drivers.change(own, decide, { actor: actorOf(person), command }));
    if (changed === undefined) throw new DomainError('driver/not-found');
    if (!granted) await this.positions.forget(changed);
    return changed;
  }
}
