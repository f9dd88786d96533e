import { Injectable } from '@nestjs/common';
import type { Role } from '@pothik/contracts/platform';
import { Clock } from '@pothik/engines';
import { AccountRepository, PasswordHasher, registerAccount } from './accounts/index.js';

export interface DemonstrationPerson {
  id: string;
  name: string;
  email: string;
  role: Role;
  createdAt: Date;
}

/** The time at which a seeded person registered. */
class PastClock extends Clock {
  constructor(private readonly time: Date) {
    super();
  }

  now(): Date {
    return this.time;
  }
}

/** Verified accounts with fixed ids, for demonstrations and tests. */
@Injectable()
export class DemonstrationAccounts {
  constructor(
    private readonly accounts: AccountRepository,
    private readonly passwords: PasswordHasher,
  ) {}

  /** Creates the missing accounts, with the usual events; may be run again after a failure. */
  async seed(people: readonly DemonstrationPerson[], password: string): Promise<void> {
    const passwordHash = await this.passwords.hash(password);
    await Promise.all(people.map((person) => this.seedOne(person, passwordHash)));
  }

  private async seedOne({ id, name, email, role, createdAt }: DemonstrationPerson, passwordHash: string) {
    if ((await this.accounts.find(id)) !== undefined) return;
    const account = { id, ...registerAccount({ name, email }, passwordHash, createdAt), role };
    await this.accounts.createAt(new PastClock(createdAt), account);
  }
}
