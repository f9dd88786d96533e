import { Injectable } from '@nestjs/common';
import { TO_ADMINISTRATORS } from '@pothik/contracts/notification';
import type { EventEnvelope } from '@pothik/contracts/platform';
import { Clock } from '@pothik/engines';
import { newWaitingMail } from '../mails/index.js';
import { isNotifying } from '../notifications/index.js';
import { type Addresses, PersonProjectionService } from '../projections/index.js';
import { waysTo } from '../ways/index.js';
import type { NoticeDocument } from './notice.model.js';
import { NoticeRepository } from './notice.repository.js';
import type { Notice } from './notice.rules.js';
import { NoticeDeliveryService } from './notice-delivery.service.js';
import { noticeMail } from './notice-mail.rules.js';

type Way = NoticeDocument['way'];

/** Tells people by mail and SMS, each once. Notices are stored first, so that no event waits for a server or a gateway. */
@Injectable()
export class NoticeService {
  constructor(
    private readonly notices: NoticeRepository,
    private readonly people: PersonProjectionService,
    private readonly delivery: NoticeDeliveryService,
    private readonly clock: Clock,
  ) {}

  async tell({ occurredAt }: EventEnvelope, notice: Notice): Promise<void> {
    if (!isNotifying({ occurredAt }, this.clock.now())) return;
    const people = notice.to === TO_ADMINISTRATORS ? await this.people.administrators() : notice.to;
    const addresses = await this.people.addresses(people);
    await Promise.all(
      people.flatMap((personId) =>
        sentWays(notice, addresses.get(personId)).map((way) => this.store(notice, personId, way, new Date(occurredAt))),
      ),
    );
    this.delivery.wake();
  }

  /** Nobody is told of a deleted person's account. */
  forget(personId: string): Promise<void> {
    return this.notices.removeAllOf(personId);
  }

  private store({ told, key, number, rideId }: Notice, personId: string, way: Way, at: Date): Promise<void> {
    return this.notices.store({
      ...{ key: `${key}:${personId}:${way}`, told, way, personId, at },
      ...(way === 'sms' && number !== undefined && { number }),
      ...(rideId !== undefined && { rideId }),
      ...newWaitingMail(this.clock.now()),
    });
  }
}

/** The ways that are sent from here. */
function sentWays({ told, number }: Notice, addresses: Addresses | undefined): Way[] {
  const sms = number ?? addresses?.phone;
  const ways = waysTo(told, { mail: Boolean(addresses?.email), sms: sms !== undefined });
  return ways.filter((way): way is Way => way === 'sms' || (way === 'mail' && hasMail(told)));
}

const hasMail = (told: Notice['told']): boolean => noticeMail(told, 'en', String) !== undefined;
