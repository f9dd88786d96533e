/** A push that was captured in place of being sent. */
export interface CapturedPush {
  endpoint: string;
  message: string;
  ttlSeconds: number;
  at: Date;
}

/** Pushes that were captured in place of being sent. */
export interface PushBox {
  /** Newest first. */
  list(filter?: { endpoint?: string }): Promise<CapturedPush[]>;
}
