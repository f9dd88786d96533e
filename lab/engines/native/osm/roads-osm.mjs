import { degrees, tags } from './osm-xml.mjs';

const FOOTPATH = -1;

/**
 * The bundled roads as OpenStreetMap's XML, which OSRM and Nominatim read; without footpaths.
 * @param {{ classes: string[], names?: [string | null, string | null][], ways: number[][] }} roads `roads.json` of places-data
 * @param {string[]} [furtherNodes] lines of nodes that belong to no way; their ids must be above those of the roads
 */
export function osmOf({ classes, names = [], ways }, furtherNodes = []) {
  const known = new Map();
  const nodeAt = (x, y) => {
    const place = `${x},${y}`;
    if (!known.has(place)) known.set(place, { id: known.size + 1, x, y });
    return known.get(place).id;
  };
  const driven = ways.filter(([roadClass]) => roadClass !== FOOTPATH);
  const wayLines = driven.map(([roadClass, name, ...numbers], index) => {
    let [x, y] = [0, 0];
    const references = [];
    for (let at = 0; at < numbers.length; at += 2) {
      x += numbers[at];
      y += numbers[at + 1];
      references.push(`<nd ref="${nodeAt(x, y)}"/>`);
    }
    const told = tags({ highway: classes[roadClass], ...namesIn(names[name]) });
    return `<way id="${index + 1}" version="1">${references.join('')}${told}</way>`;
  });
  const nodeLines = [...known.values()].map(
    ({ id, x, y }) => `<node id="${id}" version="1" lat="${degrees(y)}" lon="${degrees(x)}"/>`,
  );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<osm version="0.6">',
    ...nodeLines,
    ...furtherNodes,
    ...wayLines,
    '</osm>',
  ].join('\n');
}

/** The keys of names in one or both languages. @param {[string | null, string | null] | undefined} names */
export function namesIn([english, bangla] = [null, null]) {
  return { name: bangla ?? english, 'name:en': english, 'name:bn': bangla };
}
