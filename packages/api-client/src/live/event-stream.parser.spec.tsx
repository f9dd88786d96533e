import { eventStreamParser, type ServerSentEvent } from './event-stream.parser';

function read(...pieces: string[]): ServerSentEvent[] {
  const events: ServerSentEvent[] = [];
  const parse = eventStreamParser((event) => events.push(event));
  for (const piece of pieces) parse(piece);
  return events;
}

describe('the reader of a server-sent stream', () => {
  const stream = 'event: entry\nid: 7\ndata: {"number":7}\n\n: still here\n\nevent: hint\ndata: \n\n';
  const events = [
    { event: 'entry', data: '{"number":7}', id: '7' },
    { event: 'hint', data: '', id: '7' },
  ];

  it('reads events and leaves comments out', () => {
    expect(read(stream)).toEqual(events);
  });

  it('reads the same however the stream is cut, and whatever ends its lines', () => {
    for (const ending of ['\n', '\r\n', '\r']) {
      const text = `${stream.replaceAll('\n', ending)}:\n`;
      for (let cut = 0; cut <= text.length; cut += 1) expect(read(text.slice(0, cut), text.slice(cut))).toEqual(events);
      expect(read(...text)).toEqual(events);
    }
  });

  it('joins lines of data and takes one space off a value', () => {
    expect(read('data:a\ndata:  b\n\n')).toEqual([{ event: 'message', data: 'a\n b', id: '' }]);
  });

  it('tells the place to resume from when a block holds nothing else', () => {
    const places: string[] = [];
    const parse = eventStreamParser(
      () => {},
      (id) => places.push(id),
    );
    parse('id: 41\n\n: still here\n\nid: 42\ndata: x\n\n');
    expect(places).toEqual(['41']);
  });
});
