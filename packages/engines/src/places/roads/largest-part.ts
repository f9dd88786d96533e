/** Which nodes are in the largest part that is connected by edges. */
export function largestPart(nodes: number, from: readonly number[], to: readonly number[]): (node: number) => boolean {
  const parent = Int32Array.from({ length: nodes }, (_, node) => node);
  const rootOf = (node: number): number => {
    let at = node;
    while (parent[at] !== at) {
      // Halving the path on the way keeps later questions short.
      parent[at] = parent[parent[at] as number] as number;
      at = parent[at] as number;
    }
    return at;
  };
  from.forEach((one, edge) => {
    parent[rootOf(one)] = rootOf(to[edge] as number);
  });
  const sizes = new Uint32Array(nodes);
  for (let node = 0; node < nodes; node += 1) sizes[rootOf(node)] = (sizes[rootOf(node)] as number) + 1;
  const largest = sizes.reduce((best, size, node) => (size > (sizes[best] ?? 0) ? node : best), 0);
  return (node) => rootOf(node) === largest;
}
