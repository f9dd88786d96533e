type Load = () => Promise<void>;

const expected = new Set<Load>();

/** Registers Bangla texts in a chunk of their own: it is loaded only for a reader of Bangla. */
export const expectBanglaTexts = (load: Load): void => void expected.add(load);

/** Loads all registered texts that are not loaded yet. */
export async function loadBanglaTexts(): Promise<void> {
  const fetching = [...expected].map(async (load) => {
    await load();
    expected.delete(load);
  });
  await Promise.all(fetching);
}
