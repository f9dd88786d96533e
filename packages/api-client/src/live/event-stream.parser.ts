/** One event of a server-sent stream. `id` is the latest id seen, as in browsers. */
export interface ServerSentEvent {
  event: string;
  data: string;
  id: string;
}

/**
 * Parses a stream of server-sent events chunk by chunk; a chunk may end anywhere, even between CR and LF.
 * @param onEvent called for each complete event that has data
 * @param onCursor called for a block that holds an id and no data: where to resume
 */
export function eventStreamParser(
  onEvent: (event: ServerSentEvent) => void,
  onCursor: (id: string) => void = () => {},
): (piece: string) => void {
  let rest = '';
  let event = 'message';
  let id = '';
  let idGiven = false;
  let data: string[] = [];

  const finish = () => {
    if (data.length > 0) onEvent({ event, data: data.join('\n'), id });
    else if (idGiven) onCursor(id);
    event = 'message';
    data = [];
    idGiven = false;
  };

  const read = (line: string) => {
    if (line === '') return finish();
    if (line.startsWith(':')) return;
    const colon = line.indexOf(':');
    const field = colon < 0 ? line : line.slice(0, colon);
    const value = colon < 0 ? '' : line.slice(colon + 1).replace(/^ /, '');
    if (field === 'event') event = value;
    else if (field === 'data') data.push(value);
    else if (field === 'id') {
      id = value;
      idGiven = true;
    }
  };

  return (piece) => {
    rest += piece;
    // A CR at the very end may be half of a CRLF: it waits for the next chunk.
    const complete = /\r\n|\n|\r(?!$)/g;
    let from = 0;
    for (const match of rest.matchAll(complete)) {
      read(rest.slice(from, match.index));
      from = match.index + match[0].length;
    }
    rest = rest.slice(from);
  };
}
