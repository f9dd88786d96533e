import { randomBytes } from 'node:crypto';
import { Controller, Module } from '@nestjs/common';
import { authHttp } from '@pothik/contracts/auth';
import { DomainError } from '@pothik/contracts/catalogue';
import { notificationHttp } from '@pothik/contracts/notification';
import type { Input, Output, Role } from '@pothik/contracts/platform';
import { defineService, Endpoint, In } from '@pothik/service-kit';

type FindInput = Input<typeof authHttp.findCaller>;
type TakeInput = Input<typeof authHttp.takeCall>;
type ContactInput = Input<typeof authHttp.callerContact>;
type DeskSms = Input<typeof notificationHttp.sendDeskSms>;

interface Known {
  id: string;
  name: string;
  role: Role;
  formerIds?: string[];
}

/** Auth and notification as the desk calls them: who has which number, and the SMS that were sent, newest first. */
export const deskStandIns: { people: Map<string, Known>; sent: DeskSms[]; isAway: boolean } = {
  people: new Map(),
  sent: [],
  isAway: false,
};

const refusedFor: Partial<Record<Role, 'auth/number-of-driver' | 'auth/number-of-administrator'>> = {
  DRIVER: 'auth/number-of-driver',
  ADMIN: 'auth/number-of-administrator',
};

@Controller()
class CallersStandIn {
  @Endpoint(authHttp.findCaller)
  find(@In() { phone }: FindInput): Output<typeof authHttp.findCaller> {
    const known = deskStandIns.people.get(phone);
    const refusal = known && refusedFor[known.role];
    if (refusal) throw new DomainError(refusal);
    if (known === undefined) return null;
    const { role: _unsaid, ...caller } = known;
    return caller;
  }

  @Endpoint(authHttp.takeCall)
  take(@In() { phone, name, by }: TakeInput): Output<typeof authHttp.takeCall> {
    const known = this.find({ phone, by });
    if (known) return known;
    const guest = { id: randomBytes(12).toString('hex'), name, role: 'RIDER' } as const;
    deskStandIns.people.set(phone, guest);
    return guest;
  }

  @Endpoint(authHttp.callerContact)
  contact(@In() { personId }: ContactInput): Output<typeof authHttp.callerContact> {
    const [phone] = [...deskStandIns.people].find(([, { id }]) => id === personId) ?? [];
    return phone === undefined ? null : { phone, language: 'bn' };
  }
}

@Controller()
class SmsStandIn {
  @Endpoint(notificationHttp.sendDeskSms)
  send(@In() sms: DeskSms): null {
    if (deskStandIns.isAway) throw new Error('The gateway is away.');
    deskStandIns.sent.unshift(sms);
    return null;
  }
}

@Module({ controllers: [CallersStandIn] })
class AuthStandInModule {}

@Module({ controllers: [SmsStandIn] })
class NotificationStandInModule {}

export const authStandIn = defineService({ name: 'auth', module: AuthStandInModule, databases: true });
export const notificationStandIn = defineService({
  name: 'notification',
  module: NotificationStandInModule,
  databases: true,
});
