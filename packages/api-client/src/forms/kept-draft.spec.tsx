import { z } from 'zod';
import { keptDraft, keptTexts } from './kept-draft';

const PLACE = 'a-draft:1';

describe('a kept draft', () => {
  beforeEach(() => sessionStorage.clear());

  it('is read as it was kept, until it is forgotten', () => {
    const draft = keptDraft(PLACE, z.object({ from: z.string(), seats: z.number().optional() }));
    expect(draft.read()).toBeUndefined();
    draft.keep({ from: 'Dhanmondi 27', seats: 2 });
    expect(draft.read()).toEqual({ from: 'Dhanmondi 27', seats: 2 });
    draft.forget();
    expect(draft.read()).toBeUndefined();
  });

  it.each(['{"from":', '{"from":7}', '[]'])(
    'is as good as none when it cannot be read, which is warned of: %s',
    (kept) => {
      const warned = jest.spyOn(console, 'warn').mockImplementation();
      sessionStorage.setItem(PLACE, kept);
      expect(keptTexts(PLACE).read()).toBeUndefined();
      expect(warned).toHaveBeenCalledTimes(1);
      warned.mockRestore();
    },
  );
});
