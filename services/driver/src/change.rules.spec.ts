import { UNCONFIRMED_CHANGES_MAXIMUM } from '@pothik/contracts/driver';
import { type Changes, keepChanges, summaryOf, unconfirmed } from './change.rules.js';

const at = (minute: number) => new Date(Date.UTC(2026, 10, 2, 6, minute));

/** A brand that takes one value after the other, with nothing confirmed yet unless told. */
function changed(values: readonly string[], confirmed: number | null = 0): Changes {
  let kept: Changes = {};
  values.slice(1).forEach((to, index) => {
    kept = { ...kept, ...keepChanges(kept, { brand: values[index] ?? '' }, { brand: to }, confirmed, at(index)) };
  });
  return kept;
}

describe('changed after approval: old and new values kept', () => {
  it('each change with its number, its values and its time', () => {
    expect(changed(['Bajaj', 'Piaggio', 'TVS'])).toEqual({
      changeNumber: 2,
      changes: [
        { number: 1, field: 'brand', from: 'Bajaj', to: 'Piaggio', at: at(0) },
        { number: 2, field: 'brand', from: 'Piaggio', to: 'TVS', at: at(1) },
      ],
    });
  });

  it('nothing where nothing differs', () => {
    expect(keepChanges({}, { brand: 'Bajaj' }, { brand: 'Bajaj' }, 0, at(0))).toEqual({});
  });

  it('before any approval only the last one: one that an approval at the same moment has not seen', () => {
    expect(changed(['Bajaj', 'Piaggio', 'TVS'], null)).toEqual({
      changeNumber: 2,
      changes: [{ number: 2, field: 'brand', from: 'Piaggio', to: 'TVS', at: at(1) }],
    });
  });

  it('summed up as the approved value and the present one', () => {
    const { changes = [] } = changed(['Bajaj', 'Piaggio', 'TVS']);
    expect(summaryOf(changes)).toEqual([{ field: 'brand', from: 'Bajaj', to: 'TVS', at: at(1) }]);
    expect(summaryOf(unconfirmed({ changes }, 1))).toEqual([{ field: 'brand', from: 'Piaggio', to: 'TVS', at: at(1) }]);
    expect(summaryOf(unconfirmed({ changes }, 2))).toEqual([]);
  });

  it('one changed back is none, unless something else was confirmed between', () => {
    const { changes = [] } = changed(['Bajaj', 'Piaggio', 'Bajaj']);
    expect(summaryOf(changes)).toEqual([]);
    expect(summaryOf(unconfirmed({ changes }, 1))).toMatchObject([{ from: 'Piaggio', to: 'Bajaj' }]);
  });

  it('and no more wait than an administrator can look through', () => {
    const values = Array.from({ length: UNCONFIRMED_CHANGES_MAXIMUM + 1 }, (_value, index) => `Brand ${index}`);
    expect(changed(values).changes).toHaveLength(UNCONFIRMED_CHANGES_MAXIMUM);
    expect(() => changed([...values, 'Another'])).toThrow(
      'Please wait until your earlier changes have been confirmed.',
    );
    expect(changed([...values, 'Another'], null).changes).toHaveLength(1);
  });
});
