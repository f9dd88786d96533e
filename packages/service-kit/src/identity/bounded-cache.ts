/** A map that removes its oldest entries beyond a maximum size. */
export class BoundedCache<Value> {
  private readonly entries = new Map<string, Value>();

  constructor(private readonly maximum: number) {}

  get(key: string): Value | undefined {
    return this.entries.get(key);
  }

  set(key: string, value: Value): void {
    this.entries.delete(key);
    this.entries.set(key, value);
    if (this.entries.size <= this.maximum) return;
    const oldest = this.entries.keys().next().value;
    if (oldest !== undefined) this.entries.delete(oldest);
  }

  delete(key: string): void {
    this.entries.delete(key);
  }
}
