import type { DriverView } from '@pothik/contracts/driver';

/** When riders can stop seeing a driver who lost the line, and after how many minutes; undefined while they see them, or do not anyway. The platform says the minutes. */
export function unseenAt(
  { availabilityStatus, signOfLifeMinutes }: Pick<DriverView, 'availabilityStatus' | 'signOfLifeMinutes'>,
  lostAt: number | undefined,
): { at: number; minutes: number } | undefined {
  if (lostAt === undefined || availabilityStatus !== 'ONLINE' || signOfLifeMinutes === undefined) return undefined;
  return { at: lostAt + signOfLifeMinutes * 60_000, minutes: signOfLifeMinutes };
}
