import { type DriverStatus, keptPlate, type WaitingChangeView } from '@pothik/contracts/driver';

/** The fields that an administrator reviews again when an approved driver changes them. */
export type ReviewedFields = Readonly<
  Partial<Record<'licenseNumber' | 'vehicleLicense' | 'brand' | 'model' | 'vehicleType', string>>
> & { readonly images?: readonly string[] };

/** A change of licence, vehicle or its pictures after approval needs a review by an administrator; experience does not. */
export const waitsForReview = (status: DriverStatus, before: ReviewedFields, after: ReviewedFields): boolean =>
  status === 'APPROVED' && REVIEWED.some((field) => String(before[field]) !== String(after[field]));

const VEHICLE_FIELDS = ['vehicleLicense', 'brand', 'model', 'vehicleType'] as const;
const REVIEWED = ['licenseNumber', ...VEHICLE_FIELDS, 'images'] as const;

/** The values that a form starts from: as they are meant to be, so that sending it takes nothing back. */
export const meantValues = <Values extends Readonly<Record<string, unknown>>>(
  confirmed: Values,
  waiting: WaitingChangeView | undefined,
): Values => {
  const meant = Object.fromEntries((waiting?.changes ?? []).map(({ field, to }) => [field, to]));
  return Object.fromEntries(
    Object.entries(confirmed).map(([field, value]) => [field, meant[field] ?? value]),
  ) as Values;
};

/** The fields of a vehicle that an approved driver sent with another value than the confirmed one: these wait. */
export function waitingFields(status: DriverStatus, confirmed: ReviewedFields, sent: ReviewedFields): string[] {
  if (status !== 'APPROVED') return [];
  const shown = { ...confirmed, vehicleLicense: keptPlate(confirmed.vehicleLicense ?? '') };
  return VEHICLE_FIELDS.filter((field) => isAnother(shown[field], sent[field]));
}

const isAnother = (confirmed: string | undefined, sent: string | undefined): boolean =>
  Boolean(sent) && sent !== confirmed;
