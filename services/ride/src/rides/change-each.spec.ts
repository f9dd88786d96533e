import { changeEach } from './change-each.js';

describe('changing many', () => {
  it('continues after a failure and throws at the end', async () => {
    const changed: number[] = [];
    const items = Array.from({ length: 40 }, (_value, index) => index);
    const changing = changeEach(items, async (item) => {
      if (item === 3) throw new Error('the third is stubborn');
      changed.push(item);
    });
    await expect(changing).rejects.toThrow('1 of 40 changes failed');
    expect(changed).toHaveLength(39);
  });
});
