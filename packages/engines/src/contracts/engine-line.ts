import { setTimeout as pause } from 'node:timers/promises';

/** What an outage contract needs beside the engine under test: the line to it, and further clients over that line. */
export interface EngineLine<Engine> {
  /** Ends every connection and refuses new ones. */
  cut(): Promise<void>;
  /** Keeps connections open, but forwards nothing. */
  stall(): void;
  mend(): Promise<void>;
  /** A new client, whether the line is cut or not. The test closes it. */
  another(): Engine;
  /** Closes the line itself. */
  closeLine(): Promise<void>;
}

const BETWEEN_PINGS_MS = 20;
const BACK_WITHIN_MS = 30_000;

/** Resolves when a ping succeeds: the client has reconnected. Throws the ping's error when that takes too long. */
export async function untilBack(engine: { ping(): Promise<void> }): Promise<void> {
  const beganAt = performance.now();
  for (;;) {
    try {
      return await engine.ping();
    } catch (error) {
      if (performance.now() - beganAt > BACK_WITHIN_MS) throw error;
      await pause(BETWEEN_PINGS_MS);
    }
  }
}
