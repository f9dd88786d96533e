/** The requests that were not there when the list was last seen; none when it is seen for the first time. */
export function newRequests<Request extends { _id: string }>(
  known: ReadonlySet<string> | undefined,
  present: readonly Request[],
): readonly Request[] {
  return known ? present.filter(({ _id }) => !known.has(_id)) : [];
}
