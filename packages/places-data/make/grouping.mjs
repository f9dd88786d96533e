/** The groups of a list by a key, in the order of their first members (Map.groupBy, which Node 20 lacks). */
export function groupBy(list, keyOf) {
  const groups = new Map();
  for (const item of list) {
    const key = keyOf(item);
    if (!groups.has(key)) groups.set(key, []);
    groups.get(key).push(item);
  }
  return groups;
}

/** The name that occurs most often; among equals the first of the alphabet; null for none. */
export function mostUsed(names) {
  const counted = [...groupBy(names.filter(Boolean), (name) => name)];
  counted.sort((a, b) => b[1].length - a[1].length || (a[0] < b[0] ? -1 : 1));
  return counted[0]?.[0] ?? null;
}

/** In steps of the grid: about 300 m, the most that parts of one road are apart. */
const CELL = 300;

const cellOf = ([x, y]) => [Math.floor(x / CELL), Math.floor(y / CELL)];
const cellsAround = (point) => {
  const [column, row] = cellOf(point);
  return [-1, 0, 1].flatMap((i) => [-1, 0, 1].map((j) => `${column + i},${row + j}`));
};

/** Parts a list into clusters, whose members have points in the same or in touching cells. */
export function clusters(list, pointsOf) {
  const parent = list.map((_, index) => index);
  const owner = new Map();
  const rootOf = (index) => {
    let root = index;
    while (parent[root] !== root) root = parent[root];
    return root;
  };
  for (const [index, item] of list.entries()) {
    for (const cell of pointsOf(item).flatMap(cellsAround))
      if (owner.has(cell)) parent[rootOf(index)] = rootOf(owner.get(cell));
    for (const point of pointsOf(item)) owner.set(cellOf(point).join(), rootOf(index));
  }
  const indexes = groupBy([...list.keys()], rootOf);
  return [...indexes.values()].map((group) => group.map((index) => list[index]));
}
