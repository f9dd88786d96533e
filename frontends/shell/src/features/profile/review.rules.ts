import type { DriverStatus } from '@pothik/contracts/driver';

/** The fields that an administrator reviews again when an approved driver changes them. */
export type ReviewedFields = Readonly<
  Partial<Record<'licenseNumber' | 'vehicleLicense' | 'brand' | 'model' | 'vehicleType', string>>
>;

/** A change of licence or vehicle after approval needs a review by an administrator; experience and pictures do not. */
export const waitsForReview = (status: DriverStatus, before: ReviewedFields, after: ReviewedFields): boolean =>
  status === 'APPROVED' && REVIEWED.some((field) => before[field] !== after[field]);

const REVIEWED = ['licenseNumber', 'vehicleLicense', 'brand', 'model', 'vehicleType'] as const;
