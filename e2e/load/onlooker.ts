import { setTimeout as pause } from 'node:timers/promises';
import { driverHttp } from '@pothik/contracts/driver';
import { notificationHttp } from '@pothik/contracts/notification';
import { rideHttp } from '@pothik/contracts/ride';
import { userHttp } from '@pothik/contracts/user';
import { Refused, type Session } from './session/session.js';

const EVERY_MS = 100;

/** Somebody who keeps coming back and opens one page after the other: commands and lists of every owner, log-in among them. */
export class Onlooker {
  rounds = 0;
  readonly faults: string[] = [];
  private stopping = false;
  private running: Promise<void> = Promise.resolve();

  constructor(private readonly session: Session) {}

  start(): void {
    this.running = this.run();
  }

  async stop(): Promise<void> {
    this.stopping = true;
    await this.running;
  }

  private async run(): Promise<void> {
    while (!this.stopping) {
      try {
        await this.lookAround();
      } catch (error) {
        if (!(error instanceof Refused)) throw error;
        this.faults.push(error.message);
      }
      await pause(EVERY_MS);
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
