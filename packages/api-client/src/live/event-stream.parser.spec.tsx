import { eventStreamParser, type ServerSentEvent } from './event-stream.parser';

function read(...pieces: string[]): ServerSentEvent[] {
  const events: ServerSentEvent[] = [];
  const parse = eventStreamParser((event) => events.push(event));
  for (const piece of pieces) parse(piece);
  return events;
}

describe('the parser of a server-sent event stream', () => {
  const stream = 'event: entry\nid: 7\ndata: {"number":7}\n\n: still here\n\nevent: hint\ndata: \n\n';
  const events = [
    { event: 'entry', data: '{"number":7}', id: '7' },
    { event: 'hint', data: '', id: '7' },
  ];

  it('reads events and skips comments', () => {
    expect(read(stream)).toEqual(events);
  });

  it('reads the same events however the stream is split and whatever the line endings', () => {
    for (const ending of ['\n', '\r\n', '\r']) {
      const text = `${stream.replaceAll('\n', ending)}:\n`;
      for (let cut = 0; cut <= text.length; cut += 1) expect(read(text.slice(0, cut), text.slice(cut))).toEqual(events);
      expect(read(...text)).toEqual(events);
    }
  });

  it('joins lines of data and removes one leading space of a value', () => {
    expect(read('data:a\ndata:  b\n\n')).toEqual([{ event: 'message', data: 'a\n b', id: '' }]);
  });

  it('reports the cursor of a block that holds nothing else', () => {
    const cursors: string[] = [];
    const parse = eventStreamParser(
      () => {},
      (id) => cursors.push(id),
    );
    parse('id: 41\n\n: still here\n\nid: 42\ndata: x\n\n');
    expect(cursors).toEqual(['41']);
  });
});
