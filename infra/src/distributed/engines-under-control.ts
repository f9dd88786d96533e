/** Kills registered processes when this one ends, SIGKILL included. */
export interface ProcessGuard {
  watch(pid: number): void;
  unwatch(pid: number): void;
}

/** The part of `lab/engines` that is used here. */
export interface EnginesUnderControl {
  /** Starts each engine that has no address in the environment, and waits until all answer. */
  up(): Promise<unknown>;
  /** Engines that are not available on this machine: a sentence by name. */
  missing(): Readonly<Record<string, string>>;
  /** Version of each engine and how it is run, by name. */
  versions(): Promise<Readonly<Record<string, string>>>;
  /** `MONGO_URL`, `KAFKA_BROKERS` and so on, and `SMTP_INBOX_URL`, where tests read mail. */
  addresses(): Readonly<Record<string, string>>;
  /** SIGKILL; `node` names one broker of several, counted from 1. */
  kill(engine: string, node?: number): Promise<void>;
  /** Restarts a killed engine on the same port and data. */
  start(engine: string, node?: number): Promise<void>;
  /** Deletes all data. @throws Error for an engine given by address, unless the environment allows it */
  empty(): Promise<void>;
  down(): Promise<void>;
  /** Defined while the engines run. */
  watcher?: ProcessGuard;
}
