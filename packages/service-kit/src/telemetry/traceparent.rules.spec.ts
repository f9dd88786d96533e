import { readTraceparent, writeTraceparent } from './traceparent.rules.js';

const PLACE = { traceId: '0af7651916cd43dd8448eb211c80319c', spanId: 'b7ad6b7169203331', traceFlags: 1 };
const WRITTEN = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01';

describe('traceparent', () => {
  it('is written and read as W3C has it', () => {
    expect(writeTraceparent(PLACE)).toBe(WRITTEN);
    expect(readTraceparent(WRITTEN)).toEqual(PLACE);
  });

  it('says when nobody keeps the trace, so that the next one keeps nothing either', () => {
    expect(readTraceparent(writeTraceparent({ ...PLACE, traceFlags: 0 }))).toMatchObject({ traceFlags: 0 });
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
