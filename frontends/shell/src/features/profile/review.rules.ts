import type { DriverStatus } from '@pothik/contracts/driver';

/** What an administrator looks at again when an approved driver changes it. */
export type ReviewedFields = Readonly<
  Partial<Record<'licenseNumber' | 'vehicleLicense' | 'brand' | 'model' | 'vehicleType', string>>
>;

/** Licence or vehicle changed after approval waits for an administrator's look; experience and pictures do not. */
export const waitsForReview = (status: DriverStatus, before: ReviewedFields, after: ReviewedFields): boolean =>
  status === 'APPROVED' && REVIEWED.some((field) => before[field] !== after[field]);

const REVIEWED = ['licenseNumber', 'vehicleLicense', 'brand', 'model', 'vehicleType'] as const;
