/** What was measured of one container. */
export interface Measured {
  service: string;
  imageBytes: number;
  /** Until its health check first passed; undefined without one. */
  startMs?: number | undefined;
  memoryBytes: number;
}
/** A row for each container, and a last one with the sums of sizes and memory. */
export function containerTable(measured: readonly Measured[]): string;
/** Bytes of `12.5MiB / 1GiB`, as `docker stats` writes memory. @throws Error for anything else */
export function memoryBytesOf(usage: string): number;
