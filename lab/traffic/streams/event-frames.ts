export interface EventFrame {
  id: string;
  event: string;
  data: string;
}

/** Splits a stream of server-sent events into its frames; chunks may end anywhere. Comments are left out. */
export function frameCutter(onFrame: (frame: EventFrame) => void): (piece: string) => void {
  let rest = '';
  return (piece) => {
    rest += piece;
    for (let end = rest.indexOf('\n\n'); end >= 0; end = rest.indexOf('\n\n')) {
      const frame = frameOf(rest.slice(0, end));
      if (frame.event !== '') onFrame(frame);
      rest = rest.slice(end + 2);
    }
  };
}

function frameOf(block: string): EventFrame {
  const frame: EventFrame = { id: '', event: '', data: '' };
  for (const line of block.split('\n')) {
    const [, name, value] = /^(id|event|data): (.*)$/.exec(line) ?? [];
    if (name) frame[name as keyof EventFrame] = value ?? '';
  }
  return frame;
}
