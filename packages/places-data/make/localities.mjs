import { metresBetween, onGrid } from './grid.mjs';
import { groupBy, mostUsed } from './grouping.mjs';
import { fold, nameKey } from './names/name-keys.mjs';

/** Parts of an address that name no neighbourhood. */
const GENERAL =
  /\b(road|lane|avenue|goli|street|block|section|sector|house|dhaka|bangladesh|society|housing|circle|market|gate|line|university)\b|^\d|^.{0,3}$|গেট/;
const FEWEST_HOUSES = 3;
/** In metres: where 80 % of the houses that write the name are not this near to their middle, it is no neighbourhood. */
const WIDEST = 1_200;

function partsOf({ properties: { city, street }, geometry }) {
  const written = [...(city ?? '').split(/[,.;]/), ...(street ?? '').split(/[,.;()]/).slice(1)];
  const names = written.map((name) => name.trim()).filter((name) => name && !GENERAL.test(fold(name)));
  return names.map((name) => ({ name, at: onGrid(geometry.coordinates) }));
}

function localityOf(parts) {
  const middle = (axis) => parts.map(({ at }) => at[axis]).sort((a, b) => a - b)[parts.length >> 1];
  const at = [middle(0), middle(1)];
  const distances = parts.map((part) => metresBetween(part.at, at)).sort((a, b) => a - b);
  const spread = distances[Math.floor(parts.length * 0.8)];
  return { name: mostUsed(parts.map(({ name }) => name)), at, houses: parts.length, spread };
}

/** Neighbourhoods that people write into addresses and that are no thana, the most written first. */
export function localitiesOf(features, areas, areaOf) {
  const thanas = new Set(areas.map(({ en }) => nameKey(en)));
  return [...groupBy(features.flatMap(partsOf), ({ name }) => nameKey(name)).values()]
    .filter((parts) => parts.length >= FEWEST_HOUSES)
    .map(localityOf)
    .filter(({ name, spread }) => spread < WIDEST && !thanas.has(nameKey(name)))
    .sort((a, b) => b.houses - a.houses || (a.name < b.name ? -1 : 1))
    .map((locality) => ({ ...locality, area: areaOf(locality.at).area }));
}
