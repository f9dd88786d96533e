import type { BodyLimits } from './body-limits.js';
import { NoPlaceLeft } from './no-place-left.js';
import { fullFor } from './places.rules.js';

/** Counts the uploads under way, of each sender and in all. */
export class Uploads {
  private readonly perSender = new Map<string, number>();
  private inAll = 0;

  constructor(private readonly limits: Pick<BodyLimits, 'uploadsAtOnce' | 'uploadsPerPerson'>) {}

  get count(): number {
    return this.inAll;
  }

  /**
   * Takes a place. A new upload waits rather than ends an older one, which has brought megabytes over a slow line.
   * @param sender the person's id
   * @returns frees the place
   * @throws NoPlaceLeft
   */
  take(sender: string): () => void {
    const own = this.perSender.get(sender) ?? 0;
    const { uploadsPerPerson: ownMaximum, uploadsAtOnce: maximum } = this.limits;
    const full = fullFor('person', { own, ownMaximum, inAll: this.inAll, maximum });
    if (full !== undefined) throw new NoPlaceLeft(full);
    this.change(sender, 1);
    return () => this.change(sender, -1);
  }

  private change(sender: string, by: 1 | -1): void {
    const own = (this.perSender.get(sender) ?? 0) + by;
    if (own === 0) this.perSender.delete(sender);
    else this.perSender.set(sender, own);
    this.inAll += by;
  }
}
