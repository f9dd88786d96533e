import type { DriverStatus } from '@pothik/contracts/driver';

/** The fields that an administrator reviews again when an approved driver changes them. */
export type ReviewedFields = Readonly<
  Partial<Record<'licenseNumber' | 'vehicleLicense' | 'brand' | 'model' | 'vehicleType', string>>
> & { readonly images?: readonly string[] };

/** A change of licence, vehicle or its pictures after approval needs a review by an administrator; experience does not. */
export const waitsForReview = (status: DriverStatus, before: ReviewedFields, after: ReviewedFields): boolean =>
  status === 'APPROVED' && REVIEWED.some((field) => String(before[field]) !== String(after[field]));

const REVIEWED = ['licenseNumber', 'vehicleLicense', 'brand', 'model', 'vehicleType', 'images'] as const;
