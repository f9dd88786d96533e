import { authEvents } from '@pothik/contracts/auth';
import type { Person } from '@pothik/service-kit';
import type { Platform } from './driver-fixture.js';

/** The events of auth by which a person's last session ends and the next one begins; the first number is after the registration's. */
export class SessionEventsFixture {
  private version = 1;

  constructor(
    private readonly platform: Platform,
    private readonly person: Person,
  ) {}

  /** A log-out that happened now. Returns how to publish its event, any time and as often as wanted. */
  signOut = () => this.happened(authEvents.signedOut);
  /** The same for a log-in. */
  signIn = () => this.happened(authEvents.signedIn);

  private happened(definition: typeof authEvents.signedOut | typeof authEvents.signedIn): () => Promise<void> {
    this.version += 1;
    const aggregateVersion = this.version;
    const { id, email } = this.person;
    const account = { id, name: 'Karim Mia', email, role: 'DRIVER' as const, verified: true };
    const payload = { account, at: this.platform.clock.now().toISOString() };
    return async () => {
      await this.platform.publish(definition, { aggregateId: id, aggregateVersion, payload });
    };
  }
}
