import { type Spot, spotOf } from './metres.rules.js';
import { NEIGHBOURHOODS } from './neighbourhoods.table.js';

/** A part of the city as people call it. */
export interface Neighbourhood {
  name: string;
  nameBn: string;
  /** Further names, which are found and not shown. */
  aliases: readonly string[];
  middle: Spot;
}

interface Drawn {
  neighbourhood: Neighbourhood;
  from: Spot;
  to: Spot;
}

const DRAWN: readonly Drawn[] = NEIGHBOURHOODS.flatMap(([name, nameBn, boxes, aliases = []]) => {
  const corners = boxes.map(([west, south, east, north]) => ({
    from: spotOf({ lat: south, lng: west }),
    to: spotOf({ lat: north, lng: east }),
  }));
  const { from, to } = corners[0] as (typeof corners)[number];
  const middle = { x: Math.round((from.x + to.x) / 2), y: Math.round((from.y + to.y) / 2) };
  return corners.map((box) => ({ neighbourhood: { name, nameBn, aliases, middle }, ...box }));
});

/** Every neighbourhood once. */
export const allNeighbourhoods = (): Neighbourhood[] => [
  ...new Map(DRAWN.map(({ neighbourhood }) => [neighbourhood.name, neighbourhood])).values(),
];

/** The neighbourhood in which a spot lies; undefined where people say the thana. */
export const neighbourhoodAt = ({ x, y }: Spot): Neighbourhood | undefined =>
  DRAWN.find(({ from, to }) => x >= from.x && x < to.x && y >= from.y && y < to.y)?.neighbourhood;

/** What people still call by a neighbourhood beside it, in units of the data: 400 m. */
const BESIDE = 360;

/** The neighbourhoods in and beside which a spot lies: people draw no lines. */
export const neighbourhoodsBeside = ({ x, y }: Spot): Neighbourhood[] =>
  DRAWN.filter(
    ({ from, to }) => x >= from.x - BESIDE && x < to.x + BESIDE && y >= from.y - BESIDE && y < to.y + BESIDE,
  ).map(({ neighbourhood }) => neighbourhood);
