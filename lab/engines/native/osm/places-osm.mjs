import { degrees, tags } from './osm-xml.mjs';
import { namesIn } from './roads-osm.mjs';

/** Above every node of the bundled roads. */
const FIRST_ID = 1_000_000;

/**
 * The bundled areas, districts, localities, landmarks and houses as nodes of OpenStreetMap's XML, for a geocoder.
 * @param {{ areas: any[], roads: any[], houses: any[], localities: any[], landmarks: any[], districts: any[] }} places
 *   `places.json` of places-data
 * @returns {string[]} a line for each node
 */
export function placeNodes({ areas, roads, houses, localities, landmarks, districts }) {
  const nodes = [
    ...districts.map(([english, bangla, x, y]) => ({ x, y, place: 'city', ...namesIn([english, bangla]) })),
    ...areas.map(([english, bangla, , x, y]) => ({ x, y, place: 'suburb', ...namesIn([english, bangla]) })),
    ...localities.map(([name, , x, y]) => ({ x, y, place: 'neighbourhood', name })),
    ...landmarks.map(([, english, bangla, kind, x, y]) => ({ x, y, amenity: kind, ...namesIn([english, bangla]) })),
    ...houses.flatMap((row) => housesOn(roads[row[0]], row)),
  ];
  return nodes.map(
    ({ x, y, ...values }, index) =>
      `<node id="${FIRST_ID + index}" version="1" lat="${degrees(y)}" lon="${degrees(x)}">${tags(values)}</node>`,
  );
}

function housesOn([english, bangla, , , x, y], [, ...numbers]) {
  const found = [];
  for (let at = 0; at < numbers.length; at += 3) {
    const [number, dx, dy] = numbers.slice(at, at + 3);
    const street = bangla ?? english;
    found.push({ x: x + dx, y: y + dy, 'addr:housenumber': number, 'addr:street': street });
  }
  return found;
}
