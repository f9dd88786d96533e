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
