import { degrees, onGrid } from './grid.mjs';

/** Every object of OpenStreetMap has these; the same for all, so that the same data give the same bytes. */
const STAMP = 'version="1" timestamp="2026-01-01T00:00:00Z"';

const ENTITIES = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (value) => String(value).replace(/[&<>"]/g, (sign) => ENTITIES[sign]);
const tagsOf = (tags) =>
  Object.entries(tags)
    .filter(([, value]) => value)
    .map(([key, value]) => `<tag k="${key}" v="${escaped(value)}"/>`)
    .join('');
const position = ([x, y]) => `lat="${degrees(y)}" lon="${degrees(x)}"`;

/** Numbers for points: the same point is one node, where ways meet. */
function numbering() {
  const nodes = new Map();
  const numberOf = (point) => {
    const key = point.join();
    if (!nodes.has(key)) nodes.set(key, { id: nodes.size + 1, point });
    return nodes.get(key).id;
  };
  return { nodes, numberOf };
}

function wayText(way, road, numberOf) {
  const nodes = way.points.map((point) => `<nd ref="${numberOf(point)}"/>`).join('');
  const tags = { highway: way.highway, name: way.name, 'name:en': road.en, 'name:bn': road.bn, ref: way.ref };
  return `<way id="${way.index + 1}" ${STAMP}>${nodes}${tagsOf(tags)}</way>`;
}

function houseText({ properties, geometry }, id) {
  const { housenumber, street, city } = properties;
  const tags = tagsOf({ 'addr:housenumber': housenumber, 'addr:street': street, 'addr:city': city });
  return `<node id="${id}" ${STAMP} ${position(onGrid(geometry.coordinates))}>${tags}</node>`;
}

/** Ways and houses as a file of OpenStreetMap, which tools of that field read. */
export function openStreetMapText(ways, roadOf, houses) {
  const { nodes, numberOf } = numbering();
  const wayTexts = ways.map((way) => wayText(way, roadOf(way), numberOf));
  const nodeTexts = [...nodes.values()].map(({ id, point }) => `<node id="${id}" ${STAMP} ${position(point)}/>`);
  const houseTexts = houses.map((house, index) => houseText(house, nodes.size + index + 1));
  const objects = [...nodeTexts, ...houseTexts, ...wayTexts].join('\n');
  return `<?xml version="1.0" encoding="UTF-8"?>\n<osm version="0.6" generator="make-data">\n${objects}\n</osm>\n`;
}
