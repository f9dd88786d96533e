import { entryOf, eventsOf, framesOf } from './deliveries.rules.mjs';

describe('what comes on a stream', () => {
  it('is read frame by frame, whatever the pieces it comes in', () => {
    expect(framesOf(':\n\nid: 1\nevent: entry\ndata: {}\n\nid: 2\nev')).toEqual({
      frames: [':', 'id: 1\nevent: entry\ndata: {}'],
      rest: 'id: 2\nev',
    });
    expect(framesOf(':\n\n')).toEqual({ frames: [':'], rest: '' });
  });

  it('is an entry by its event, which has a number', () => {
    expect(entryOf('id: 12\nevent: entry\ndata: {}')).toBe(12);
    for (const other of [':', 'id: 12', 'id: 12\nevent: reset\ndata: {}', 'event: changed\ndata: {}'])
      expect(entryOf(other)).toBeUndefined();
  });
});

describe('the events of a round', () => {
  const events = eventsOf({ count: 50, perSecond: 20, seconds: 5 });

  it('are sent at a steady rate', () => {
    expect(events).toHaveLength(100);
    expect(events.slice(0, 3).map(({ atMs }) => atMs)).toEqual([0, 50, 100]);
  });

  it('reach every stream by turns, numbered without a gap', () => {
    for (let stream = 0; stream < 50; stream += 1)
      expect(events.filter((event) => event.stream === stream).map(({ number }) => number)).toEqual([1, 2]);
  });
});
