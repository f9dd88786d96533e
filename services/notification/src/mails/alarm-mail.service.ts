import { Inject, Injectable } from '@nestjs/common';
import type { EventEnvelope } from '@pothik/contracts/platform';
import { Clock } from '@pothik/engines';
import { CONFIGURATION } from '@pothik/service-kit';
import type { NotificationConfiguration } from '../configuration.js';
import { effectsOf, isNotifying } from '../notifications/index.js';
import { PersonProjectionService } from '../projections/index.js';
import { AdministratorMailService } from './administrator-mail.service.js';

@Injectable()
export class AlarmMailService {
  constructor(
    private readonly administrators: AdministratorMailService,
    private readonly people: PersonProjectionService,
    private readonly clock: Clock,
    @Inject(CONFIGURATION) private readonly configuration: NotificationConfiguration,
  ) {}

  /** Mails every administrator an event that is an alarm, each once. */
  async alert({ id, type, payload, occurredAt }: EventEnvelope): Promise<void> {
    const mail = effectsOf({ type }).mails?.(payload);
    if (mail === undefined || !isNotifying({ occurredAt }, this.clock.now())) return;
    const names = await this.people.names([...mail.people]);
    const text = mail.textOf({
      occurredAt,
      nameOf: (personId) => names.get(personId) ?? '-',
      pageOf: (path) => new URL(path, this.configuration.PUBLIC_URL).href,
    });
    await this.administrators.send(mail.key ?? `alarm:${id}`, text);
  }
}
