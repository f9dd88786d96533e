import { z } from 'zod';
import { storedDraft, storedTexts } from './stored-draft';

const STORAGE_KEY = 'a-draft:1';

describe('a stored draft', () => {
  beforeEach(() => sessionStorage.clear());

  it('is read as it was stored, until it is deleted', () => {
    const draft = storedDraft(STORAGE_KEY, z.object({ from: z.string(), seats: z.number().optional() }));
    expect(draft.read()).toBeUndefined();
    draft.store({ from: 'Dhanmondi 27', seats: 2 });
    expect(draft.read()).toEqual({ from: 'Dhanmondi 27', seats: 2 });
    draft.delete();
    expect(draft.read()).toBeUndefined();
  });

  it.each(['{"from":', '{"from":7}', '[]'])(
    'is as good as none when it cannot be read, which is warned of: %s',
    (stored) => {
      const warned = jest.spyOn(console, 'warn').mockImplementation();
      sessionStorage.setItem(STORAGE_KEY, stored);
      expect(storedTexts(STORAGE_KEY).read()).toBeUndefined();
      expect(warned).toHaveBeenCalledTimes(1);
      warned.mockRestore();
    },
  );
});
