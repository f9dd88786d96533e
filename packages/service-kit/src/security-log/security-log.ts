import { SECURITY_EVENT, type SecurityEvent } from '@pothik/contracts/platform';
import type { Logger } from '@pothik/engines';
import { activeContext } from '../context/request-context.js';
import { SECURITY_EVENTS } from '../telemetry/kit.metrics.js';
import type { Metrics } from '../telemetry/metrics.js';

/** What a line says beside its code; never a name, an e-mail or an address. */
export interface SecurityDetails {
  /** The id of the account that it is about. */
  account?: string | undefined;
  /** The call, as `auth.login`. */
  call?: string | undefined;
}

/** One line and one count for everything that an operator must see of attacks, with the keyed hash of the caller's address. */
export class SecurityLog {
  constructor(
    private readonly logger: Logger,
    private readonly metrics: Metrics,
  ) {}

  record(event: SecurityEvent, { account, call }: SecurityDetails = {}): void {
    const client = activeContext()?.client;
    this.metrics.count(SECURITY_EVENTS, { event });
    const fields = { security: event, account, call, client };
    this.logger.warn(
      Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)),
      SECURITY_EVENT[event],
    );
  }
}
