import { beginBlock, blockAgain, endBlock } from './block.rules.js';

const at = (minute: number) => new Date(Date.UTC(2026, 10, 2, 6, minute));
const RIDE = '665000000000000000000005';
const OTHER_RIDE = '665000000000000000000006';
const block = beginBlock(RIDE, at(0));

describe('a block', () => {
  it('holds from its beginning', () => {
    expect(block).toEqual({ rideId: RIDE, blockedAt: at(0), endedAt: null, order: at(0).getTime() });
  });

  it('stays as it is when the driver blocks again, or takes it back twice', () => {
    expect(blockAgain(block, OTHER_RIDE, at(1))).toBeUndefined();
    const ended = endBlock(block, at(1));
    expect(ended).toMatchObject({ endedAt: at(1) });
    expect(endBlock(ended ?? block, at(2))).toBeUndefined();
  });

  it('begins anew after it was taken back, of the latest ride', () => {
    const ended = endBlock(block, at(1)) ?? block;
    expect(blockAgain(ended, OTHER_RIDE, at(2))).toEqual(beginBlock(OTHER_RIDE, at(2)));
  });

  it('has a higher order after every change, also by a clock that was set back', () => {
    const ended = endBlock(block, at(-5)) ?? block;
    expect(ended.order).toBe(block.order + 1);
    expect(blockAgain(ended, RIDE, at(-6))?.order).toBe(block.order + 2);
  });
});
