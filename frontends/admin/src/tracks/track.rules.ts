import type { DriverPosition, RideTrack } from '@pothik/contracts/driver';

/** Where the driver was at a moment: the last point of the track at or before it; undefined when it begins later. */
export const placeAtMoment = ({ points }: Pick<RideTrack, 'points'>, moment: string): DriverPosition | undefined =>
  points.findLast(({ at }) => Date.parse(at) <= Date.parse(moment));

/** When an SOS was raised, for the last time. */
export const raisedAt = ({ createdAt, sentAgainAt }: { createdAt: string; sentAgainAt?: string | undefined }): string =>
  sentAgainAt ?? createdAt;
