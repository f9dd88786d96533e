const UNITS_OF_DEGREE = 100_000;
const FOOTPATH = -1;

const degrees = (units) => (units / UNITS_OF_DEGREE).toFixed(5);

/**
 * The bundled roads as OpenStreetMap's XML, which osrm-extract reads; without footpaths.
 * @param {{ classes: string[], ways: number[][] }} roads `roads.json` of places-data
 */
export function osmOf({ classes, ways }) {
  const known = new Map();
  const nodeAt = (x, y) => {
    const place = `${x},${y}`;
    if (!known.has(place)) known.set(place, { id: known.size + 1, x, y });
    return known.get(place).id;
  };
  const driven = ways.filter(([roadClass]) => roadClass !== FOOTPATH);
  const wayLines = driven.map(([roadClass, , ...numbers], index) => {
    let [x, y] = [0, 0];
    const references = [];
    for (let at = 0; at < numbers.length; at += 2) {
      x += numbers[at];
      y += numbers[at + 1];
      references.push(`<nd ref="${nodeAt(x, y)}"/>`);
    }
    return `<way id="${index + 1}" version="1">${references.join('')}<tag k="highway" v="${classes[roadClass]}"/></way>`;
  });
  const nodeLines = [...known.values()].map(
    ({ id, x, y }) => `<node id="${id}" version="1" lat="${degrees(y)}" lon="${degrees(x)}"/>`,
  );
  return ['<?xml version="1.0" encoding="UTF-8"?>', '<osm version="0.6">', ...nodeLines, ...wayLines, '</osm>'].join(
    '\n',
  );
}
