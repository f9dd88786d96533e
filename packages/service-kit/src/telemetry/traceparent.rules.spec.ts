import { readTraceparent, writeTraceparent } from './traceparent.rules.js';

const CONTEXT = { traceId: '0af7651916cd43dd8448eb211c80319c', spanId: 'b7ad6b7169203331', traceFlags: 1 };
const WRITTEN = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01';

describe('traceparent', () => {
  it('is written and read as W3C defines it', () => {
    expect(writeTraceparent(CONTEXT)).toBe(WRITTEN);
    expect(readTraceparent(WRITTEN)).toEqual(CONTEXT);
  });

  it('carries that a trace is not sampled, so that the next span is not sampled either', () => {
    expect(readTraceparent(writeTraceparent({ ...CONTEXT, traceFlags: 0 }))).toMatchObject({ traceFlags: 0 });
  });

  it.each([
    undefined,
    7,
    '',
    'nonsense',
    `${WRITTEN}-more`,
    WRITTEN.replace('00-', 'ff-'),
    `00-${'0'.repeat(32)}-b7ad6b7169203331-01`,
    `00-0af7651916cd43dd8448eb211c80319c-${'0'.repeat(16)}-01`,
  ])('that is not right is none: %s', (value) => {
    expect(readTraceparent(value)).toBeUndefined();
  });
});
