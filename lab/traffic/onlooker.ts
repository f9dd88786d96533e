import { driverHttp } from '@pothik/contracts/driver';
import { notificationHttp } from '@pothik/contracts/notification';
import { rideHttp } from '@pothik/contracts/ride';
import { userHttp } from '@pothik/contracts/user';
import { Repetition } from './repetition.js';
import { Refused, type Session } from './session/session.js';

const PAUSE_MS = 100;

/** A person who opens one page after the other: commands and lists of every owner, log-in among them. */
export class Onlooker {
  rounds = 0;
  readonly faults: string[] = [];
  private readonly repetition = new Repetition(() => this.round(), PAUSE_MS);

  constructor(private readonly session: Session) {}

  start(): void {
    this.repetition.start();
  }

  stop(): Promise<void> {
    return this.repetition.stop();
  }

  private async round(): Promise<void> {
    try {
      await this.lookAround();
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      if (this.session.gateways.closed.aborted) this.repetition.endWithThisStep();
      else this.faults.push(error.message);
    }
  }

  private async lookAround(): Promise<void> {
    const { session } = this;
    await session.logIn();
    await session.insist(userHttp.getMe, {});
    await session.insist(driverHttp.freeDrivers, {});
    await session.insist(userHttp.update, { address: `Road ${this.rounds}, Dhanmondi` });
    await session.refresh();
    await session.insist(rideHttp.rides, {});
    await session.insist(notificationHttp.feed, {});
    this.rounds += 1;
  }
}
