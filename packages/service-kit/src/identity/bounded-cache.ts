interface Entry<Value> {
  value: Value;
  setAt: number;
}

/**
 * A map that forgets its oldest entries: those beyond a maximum size, and those that were set too long ago to be used. They
 * are removed when a further one is set.
 */
export class BoundedCache<Value> {
  private readonly entries = new Map<string, Entry<Value>>();

  /** `forMs`: how long an entry may be used, in milliseconds; for ever by default. */
  constructor(
    private readonly maximum: number,
    private readonly forMs = Number.POSITIVE_INFINITY,
  ) {}

  get(key: string): Value | undefined {
    const entry = this.entries.get(key);
    return entry && this.isFresh(entry) ? entry.value : undefined;
  }

  set(key: string, value: Value): void {
    this.entries.delete(key);
    this.entries.set(key, { value, setAt: performance.now() });
    for (const [oldest, entry] of this.entries) {
      if (this.entries.size <= this.maximum && this.isFresh(entry)) return;
      this.entries.delete(oldest);
    }
  }

  delete(key: string): void {
    this.entries.delete(key);
  }

  private isFresh({ setAt }: Entry<Value>): boolean {
    return performance.now() - setAt < this.forMs;
  }
}
