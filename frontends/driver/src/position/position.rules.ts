import type { DriverView } from '@pothik/contracts/driver';

/** Only while ONLINE, and only with consent. */
export const tellsPosition = ({
  availabilityStatus,
  positionConsentAt,
}: Pick<DriverView, 'availabilityStatus' | 'positionConsentAt'>): boolean =>
  availabilityStatus === 'ONLINE' && positionConsentAt !== undefined;
