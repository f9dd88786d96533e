import { DomainError } from '@pothik/contracts/catalogue';

/** What is full: the places of a person, of an address, or of the whole gateway. */
export type Full = 'person' | 'address' | 'gateway';

const RETRY_AFTER_SECONDS = 2;

/** A body has no place now. It is counted and not logged: under an attack it happens thousands of times. */
export class NoPlaceLeft extends DomainError {
  constructor(readonly full: Full) {
    super(full === 'gateway' ? 'platform/unavailable' : 'request/too-many', {
      retryAfterSeconds: RETRY_AFTER_SECONDS,
    });
  }
}
