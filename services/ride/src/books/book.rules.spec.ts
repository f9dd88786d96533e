import {
  type Book,
  type BookedTransfer,
  closeBook,
  closesAt,
  lineOf,
  sumsOf,
  textOfTransfers,
  together,
} from './book.rules.js';

const DAY = '2026-11-02';
/** 03:00 in Dhaka of the next day. */
const CLOSING = new Date('2026-11-02T21:00:00Z');

const transfer = (kind: 'fare' | 'paid', isLate = false): BookedTransfer => ({
  key: `${kind}:665000000000000000000005`,
  kind,
  rideId: '665000000000000000000005',
  at: new Date('2026-11-02T06:00:00Z'),
  isLate,
  legs:
    kind === 'fare'
      ? [
          { account: 'RIDER_OWES', amount: 220 },
          { account: 'DRIVER_FARES', amount: -220 },
        ]
      : [
          { account: 'WALLET_OF_DRIVER', amount: 220 },
          { account: 'RIDER_OWES', amount: -220 },
        ],
});

const book: Book = {
  driverId: '665000000000000000000002',
  driverUserId: '665000000000000000000003',
  day: DAY,
  isClosed: false,
  closesAt: CLOSING,
  closedAt: null,
  digest: null,
  transfers: [transfer('fare'), transfer('paid', true)],
  sums: { RIDER_OWES: 0, DRIVER_FARES: -220, WALLET_OF_DRIVER: 220 },
};

describe('book', () => {
  it('closes at 03:00 in Dhaka, or an hour after it was written', () => {
    expect(closesAt(DAY, new Date('2026-11-02T06:00:00Z'))).toEqual(CLOSING);
    expect(closesAt(DAY, new Date('2026-11-05T06:00:00Z'))).toEqual(new Date('2026-11-05T07:00:00Z'));
  });

  it('is closed once, when its time has come, with a digest', () => {
    const digest = (transfers: readonly BookedTransfer[]) => `${transfers.length}`;
    expect(closeBook(book, new Date(CLOSING.getTime() - 1), digest)).toBeUndefined();
    const closed = closeBook(book, CLOSING, digest);
    expect(closed?.book).toMatchObject({ isClosed: true, closedAt: CLOSING, digest: '2' });
    expect(closed?.events[0]?.payload).toMatchObject({ day: DAY, transfers: 2, digest: '2' });
    expect(closeBook(closed?.book ?? book, CLOSING, digest)).toBeUndefined();
  });

  it('has one text, whatever the order of its transfers', () => {
    expect(textOfTransfers([...book.transfers].reverse())).toBe(textOfTransfers(book.transfers));
    expect(textOfTransfers([transfer('fare')])).not.toBe(textOfTransfers([transfer('fare', true)]));
  });

  it('says rides, fares and what is open; days add up', () => {
    const sums = { rides: 1, fares: 220, cash: 0, wallet: 220, tips: 0, writtenOff: 0, open: 0 };
    expect(sumsOf(book)).toEqual(sums);
    expect(together([sums, sums])).toMatchObject({ rides: 2, fares: 440, wallet: 440 });
    expect(together([])).toMatchObject({ rides: 0, fares: 0 });
  });

  it('marks late lines, and rides under review', () => {
    expect(lineOf(transfer('paid', true), true)).toMatchObject({
      amount: 220,
      way: 'WALLET',
      isLate: true,
      isUnderReview: true,
    });
    expect(lineOf(transfer('fare'), false)).toEqual({
      kind: 'fare',
      ride: '665000000000000000000005',
      at: '2026-11-02T06:00:00.000Z',
      amount: 220,
    });
  });
});
