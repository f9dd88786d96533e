import type { DriverView } from '@pothik/contracts/driver';
import { SIGN_OF_LIFE } from '@pothik/contracts/notification';

/** When riders stop seeing a driver who lost the line, and after how many minutes; undefined while they see them, or do not anyway. */
export function unseenAt(
  { availabilityStatus, signOfLifeMinutes }: Pick<DriverView, 'availabilityStatus' | 'signOfLifeMinutes'>,
  lostAt: number | undefined,
): { at: number; minutes: number } | undefined {
  if (lostAt === undefined || availabilityStatus !== 'ONLINE') return undefined;
  const minutes = signOfLifeMinutes ?? SIGN_OF_LIFE.minutes.default;
  return { at: lostAt + minutes * 60_000, minutes };
}
