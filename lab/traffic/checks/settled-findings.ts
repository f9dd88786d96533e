import { setTimeout as pause } from 'node:timers/promises';
import type { Load } from '../load.js';
import { findingsOf } from './findings.rules.js';
import { type DeadLetterLines, gatherEvidence } from './gather-evidence.js';

/** How long effects may take after kills: partitions of a dead consumer wait for its session to time out. */
const PATIENCE_MS = 90_000;
const PAUSE_MS = 500;

/** Waits until every effect of the load is there, and returns the remaining findings. */
export async function settledFindings(load: Load, deadLetters: DeadLetterLines): Promise<string[]> {
  const until = Date.now() + PATIENCE_MS;
  for (;;) {
    const findings = findingsOf(await gatherEvidence(load, deadLetters));
    if (findings.length === 0 || Date.now() > until) return findings;
    await pause(PAUSE_MS);
  }
}
