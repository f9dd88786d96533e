/** The process that may append, and until when unless renewed. */
export interface LeaseHolder {
  holder: string;
  host: string;
  pid: number;
  expiresAt: Date;
}

export interface LeaseCircumstances {
  now: Date;
  host: string;
  /** Called only for processes of this host. */
  isAlive(holder: LeaseHolder): boolean;
}

/** A lease is free when it has expired, or when its process died on this very host. */
export function canTakeOver(lease: LeaseHolder, { now, host, isAlive }: LeaseCircumstances): boolean {
  if (lease.expiresAt <= now) return true;
  return lease.host === host && !isAlive(lease);
}

/**
 * Whether a lease was renewed since it was seen first, so that its process lives. Otherwise it may be that of a dead one, on
 * another host or one whose process id another process has by now.
 */
export const isRenewed = (seen: LeaseHolder, present: LeaseHolder): boolean =>
  present.holder !== seen.holder || present.expiresAt.getTime() !== seen.expiresAt.getTime();
