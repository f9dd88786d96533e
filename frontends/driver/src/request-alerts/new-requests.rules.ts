/** The requests missing from the previous list; none when there was no previous list. */
export function newRequests<Request extends { _id: string }>(
  previous: ReadonlySet<string> | undefined,
  present: readonly Request[],
): readonly Request[] {
  return previous ? present.filter(({ _id }) => !previous.has(_id)) : [];
}
