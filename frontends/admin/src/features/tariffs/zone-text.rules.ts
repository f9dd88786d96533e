import { latinDigits, type Point, point } from '@pothik/contracts/platform';
import { ZONE_POINTS, zoneForm } from '@pothik/contracts/ride';
import { z } from 'zod/mini';

/** A changed outline as texts of a form; the corners are read apart, for a sentence with the line. */
export const zoneTexts = z.object({ corners: z.string(), reason: zoneForm.shape.reason });

/** What is wrong with a typed outline; `line` counts from 1. */
export type ZoneProblem =
  | { kind: 'not-two-numbers'; line: number }
  | { kind: 'outside'; line: number }
  | { kind: 'swapped'; line: number }
  | { kind: 'count'; corners: number };

/** Corners in order, one a line as “lat, lng” in degrees. */
export const zoneText = (zone: readonly Point[]): string => zone.map(({ lat, lng }) => `${lat}, ${lng}`).join('\n');

/** Reads a typed outline; empty lines are skipped, digits may be Bangla. */
export function zoneOf(typed: string): { zone: Point[] } | { problem: ZoneProblem } {
  const zone: Point[] = [];
  for (const [position, written] of typed.split('\n').entries()) {
    if (written.trim() === '') continue;
    const corner = cornerOf(written, position + 1);
    if ('kind' in corner) return { problem: corner };
    zone.push(corner);
  }
  if (zone.length < ZONE_POINTS.minimum || zone.length > ZONE_POINTS.maximum)
    return { problem: { kind: 'count', corners: zone.length } };
  return { zone };
}

function cornerOf(written: string, line: number): Point | ZoneProblem {
  const numbers = latinDigits(written)
    .split(/[,;\s]+/)
    .filter((part) => part !== '')
    .map(Number);
  const [lat, lng] = numbers;
  if (numbers.length !== 2 || numbers.some(Number.isNaN)) return { kind: 'not-two-numbers', line };
  const read = point.safeParse({ lat, lng });
  if (read.success) return read.data;
  return { kind: point.safeParse({ lat: lng, lng: lat }).success ? 'swapped' : 'outside', line };
}
