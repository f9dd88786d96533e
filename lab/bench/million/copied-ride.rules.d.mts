export interface Change {
  laterMs: number;
  /** Old words and ids, as texts, and what they become; everything else stays. */
  words: ReadonlyMap<unknown, string>;
}

export function madeUpId(kind: string, number: number): string;
export function requestedAt(number: number, count: number, until: Date): Date;
export function copyOf<Value>(value: Value, change: Change): Value;
