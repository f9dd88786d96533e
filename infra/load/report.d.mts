import type { Measurement } from './measurement.rules.mjs';

/** Prints what a bench measures, and writes it to a file if it was asked for one. */
export class Report {
  constructor(bench: string, file?: string);
  /** In a program that was started with `handOver`. */
  static handedOver(): Report;
  /** The environment of a program that measures and writes the file in place of this one. */
  handOver(): NodeJS.ProcessEnv;
  /** A sentence beside the measurements, which is not written. */
  say(sentence: string): void;
  add(measurement: Measurement): void;
  /** Writes the file, once everything is measured. */
  write(): void;
}
