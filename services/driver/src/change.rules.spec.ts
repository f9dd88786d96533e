import { UNCONFIRMED_CHANGES_MAXIMUM } from '@pothik/contracts/driver';
import { addChanges, type Changes, summaryOf, unconfirmed } from './change.rules.js';

const at = (minute: number) => new Date(Date.UTC(2026, 10, 2, 6, minute));

/** The changes of a brand that takes one value after the other; nothing is confirmed by default. */
function changed(values: readonly string[], confirmed: number | null = 0): Changes {
  let changes: Changes = {};
  values.slice(1).forEach((to, index) => {
    changes = {
      ...changes,
      ...addChanges(changes, { brand: values[index] ?? '' }, { brand: to }, confirmed, at(index)),
    };
  });
  return changes;
}

describe('changes after approval', () => {
  it('have a number, old and new values, and a time', () => {
    expect(changed(['Bajaj', 'Piaggio', 'TVS'])).toEqual({
      changeNumber: 2,
      changes: [
        { number: 1, field: 'brand', from: 'Bajaj', to: 'Piaggio', at: at(0) },
        { number: 2, field: 'brand', from: 'Piaggio', to: 'TVS', at: at(1) },
      ],
    });
  });

  it('are none when nothing differs', () => {
    expect(addChanges({}, { brand: 'Bajaj' }, { brand: 'Bajaj' }, 0, at(0))).toEqual({});
  });

  it('before any approval are only the last one, which an approval at the same moment may not have seen', () => {
    expect(changed(['Bajaj', 'Piaggio', 'TVS'], null)).toEqual({
      changeNumber: 2,
      changes: [{ number: 2, field: 'brand', from: 'Piaggio', to: 'TVS', at: at(1) }],
    });
  });

  it('are summed up as the approved and the current value', () => {
    const { changes = [] } = changed(['Bajaj', 'Piaggio', 'TVS']);
    expect(summaryOf(changes)).toEqual([{ field: 'brand', from: 'Bajaj', to: 'TVS', at: at(1) }]);
    expect(summaryOf(unconfirmed({ changes }, 1))).toEqual([{ field: 'brand', from: 'Piaggio', to: 'TVS', at: at(1) }]);
    expect(summaryOf(unconfirmed({ changes }, 2))).toEqual([]);
  });

  it('are none when changed back, unless another value was confirmed in between', () => {
    const { changes = [] } = changed(['Bajaj', 'Piaggio', 'Bajaj']);
    expect(summaryOf(changes)).toEqual([]);
    expect(summaryOf(unconfirmed({ changes }, 1))).toMatchObject([{ from: 'Piaggio', to: 'Bajaj' }]);
  });

  it('are refused when too many wait for an administrator', () => {
    const values = Array.from({ length: UNCONFIRMED_CHANGES_MAXIMUM + 1 }, (_value, index) => `Brand ${index}`);
    expect(changed(values).changes).toHaveLength(UNCONFIRMED_CHANGES_MAXIMUM);
    expect(() => changed([...values, 'Another'])).toThrow(
      'Please wait until your earlier changes have been confirmed.',
    );
    expect(changed([...values, 'Another'], null).changes).toHaveLength(1);
  });
});
