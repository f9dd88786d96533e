/** Ends processes when this one is gone, however it goes. */
export interface ProcessGuard {
  watch(pid: number): void;
  forget(pid: number): void;
}

/** The part of `infra/engines` that is used here. */
export interface EnginesUnderControl {
  /** Starts each that has no address in the environment, and waits until all answer. */
  up(): Promise<unknown>;
  /** What cannot be had on this machine: a sentence by name. */
  missing(): Readonly<Record<string, string>>;
  /** What runs and which way it is had, by name. */
  versions(): Promise<Readonly<Record<string, string>>>;
  /** `MONGO_URL`, `KAFKA_BROKERS` and so on, and `SMTP_INBOX_URL`, where mails are read. */
  addresses(): Readonly<Record<string, string>>;
  /** SIGKILL; `node` names one broker of several, counted from 1. */
  kill(engine: string, node?: number): Promise<void>;
  /** Starts what was killed, on the same port and data. */
  start(engine: string, node?: number): Promise<void>;
  /** Takes all data away. @throws Error for an engine of somebody else's, unless the environment allows it */
  empty(): Promise<void>;
  down(): Promise<void>;
  /** There once the engines are up, until they are down. */
  watcher?: ProcessGuard;
}
