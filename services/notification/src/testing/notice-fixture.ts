import { randomInt } from 'node:crypto';
import { authEvents } from '@pothik/contracts/auth';
import type { DriverStatus } from '@pothik/contracts/driver';
import { driverEvents } from '@pothik/contracts/driver';
import type { EventActor, Language, Role } from '@pothik/contracts/platform';
import { Sweeper } from '@pothik/service-kit';
import type { TestPlatform } from '@pothik/service-kit/testing';
import { NOTICE_MODEL, type NoticeDocument } from '../notices/notice.model.js';
import { identifier } from './person-events.js';

/** An account as events tell of it. */
export interface Somebody {
  id: string;
  name: string;
  email: string;
  phone?: string;
  role: Role;
  verified: boolean;
  language?: Language;
}

export const aNumber = (): string => `+88017${randomInt(1e8).toString().padStart(8, '0')}`;

type EventFields = { id?: string; actor?: EventActor; occurredAt?: Date };

/** Publishes what people are told of by mail and SMS, and reads what arrived. */
export class NoticeFixture {
  constructor(readonly platform: TestPlatform) {}

  /** A person with an e-mail and without a number, unless the fields say otherwise. */
  async somebody(fields: Partial<Somebody> = {}): Promise<Somebody> {
    const id = identifier();
    const email = `${id}@pothik.test`;
    const account = {
      id,
      name: 'Rahima',
      email,
      role: 'RIDER' as Role,
      verified: true,
      language: 'en' as const,
      ...fields,
    };
    await this.platform.publish(authEvents.userRegistered, {
      aggregateId: id,
      aggregateVersion: 1,
      payload: { account },
    });
    await this.platform.settled();
    return account;
  }

  /** Publishes that the account has another number; without `from` it is the first one. */
  async numberChanged(
    account: Somebody,
    { from, isTaken }: { from?: string; isTaken?: true },
    event: EventFields = {},
  ) {
    const { id, role } = account;
    const { phone: _former, ...rest } = account;
    const payload = {
      account: isTaken ? rest : { ...rest, phone: aNumber() },
      ...(from && { from }),
      ...(isTaken && { isTaken }),
    };
    const actor = { kind: 'person', id, role } as const;
    const written = { aggregateId: id, aggregateVersion: 2, payload, actor, ...event };
    return (await this.platform.publish(authEvents.phoneChanged, written)).id;
  }

  /** Publishes that the account, which has a number, has an e-mail now. */
  async emailAdded(account: Somebody, event: EventFields = {}) {
    const written = { aggregateId: account.id, aggregateVersion: 2, payload: { account }, ...event };
    return (await this.platform.publish(authEvents.userVerified, written)).id;
  }

  async statusChanged({ id }: Somebody, to: DriverStatus, event: EventFields = {}) {
    const at = this.platform.clock.now().toISOString();
    const driver = {
      ...{ id: identifier(), userId: id, vehicleId: identifier(), status: to, statusReason: 'Papers', statusSince: at },
      ...{ availabilityStatus: 'OFFLINE' as const, experience: 3 },
    };
    const payload = { driver, from: 'APPROVED' as const, to, reason: 'Papers' };
    return (
      await this.platform.publish(driverEvents.driverStatusChanged, { aggregateId: driver.id, payload, ...event })
    ).id;
  }

  /** Resolves once every event is consumed and every notice that is due was tried. */
  async sent(): Promise<void> {
    await this.platform.settled();
    await this.sweep(this.platform.service('notification'));
  }

  async sweep({ app }: ReturnType<TestPlatform['service']>): Promise<void> {
    const sweeper = app.get(Sweeper, { strict: false });
    // A sweep that was already running may have missed a notice.
    for (const name of ['notice-mails', 'notice-sms', 'notice-mails', 'notice-sms']) await sweeper.run(name);
  }

  async sms(to: string): Promise<string[]> {
    return (await this.platform.smsBox.list({ to })).map(({ text }) => text);
  }

  async mails({ email }: Somebody): Promise<string[]> {
    return (await this.platform.mailbox.list({ to: email })).map(({ subject }) => subject);
  }

  stored({ id }: Somebody): Promise<NoticeDocument[]> {
    return this.platform
      .model<NoticeDocument>('notification', NOTICE_MODEL)
      .find({ personId: id })
      .sort({ way: 1 })
      .lean();
  }
}
