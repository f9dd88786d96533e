import type { Spot } from './metres.rules.js';

/** The side of a cell in the data's units: about 500 m. */
const CELL = 500;

/** Things by where they are, so that those near a spot are found without looking at all. */
export class Grid<Thing> {
  private readonly cells = new Map<string, Thing[]>();

  /** Puts a thing into every cell of the box around two spots. */
  add(thing: Thing, from: Spot, to: Spot = from): void {
    for (const key of keysBetween(from, to)) {
      const cell = this.cells.get(key);
      if (cell === undefined) this.cells.set(key, [thing]);
      else cell.push(thing);
    }
  }

  /** The things within a cell's side of a spot (about 500 m), some of them farther, some twice. */
  near({ x, y }: Spot): Thing[] {
    const around = keysBetween({ x: x - CELL, y: y - CELL }, { x: x + CELL, y: y + CELL });
    return [...around].flatMap((key) => this.cells.get(key) ?? []);
  }
}

function* keysBetween(from: Spot, to: Spot): Generator<string> {
  const [west, east] = [Math.min(from.x, to.x), Math.max(from.x, to.x)].map((x) => Math.floor(x / CELL));
  const [south, north] = [Math.min(from.y, to.y), Math.max(from.y, to.y)].map((y) => Math.floor(y / CELL));
  for (let column = west as number; column <= (east as number); column += 1)
    for (let row = south as number; row <= (north as number); row += 1) yield `${column}:${row}`;
}
