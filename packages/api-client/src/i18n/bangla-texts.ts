type Load = () => Promise<void>;

const expected = new Set<Load>();

/** Names Bangla texts that are a chunk of their own: they are fetched when somebody reads Bangla. */
export const expectBanglaTexts = (load: Load): void => void expected.add(load);

/** Fetches what has been named and is not here yet. */
export async function loadBanglaTexts(): Promise<void> {
  const fetching = [...expected].map(async (load) => {
    await load();
    expected.delete(load);
  });
  await Promise.all(fetching);
}
