/** An attack on a running platform, bounded in its connections. */
export interface Attack {
  start(): void;
  /** Resolves when all its connections have ended, with the status of each answer it had before, or `closed` of a connection without one. */
  stop(): Promise<string[]>;
}

/**
 * @param address of the platform, such as http://localhost:8080
 * @param cookies of signed-in riders
 */
export type MakeAttack = (address: string, cookies: readonly string[]) => Attack;

/**
 * How long an attacker waits before the next connection, in ms. These attacks hold what they get; one that opens connections as
 * fast as it can is a flood, which shares the two cores of a measurement with those it attacks.
 */
export const AGAIN_AFTER_MS = 1_000;

/** The signed-in riders of an attack. */
export const ATTACKING_RIDERS = 4;
