import { isMeasured } from './sample.rules';

describe('the page loads that are measured', () => {
  it('are 1 in 20', () => {
    const chances = Array.from({ length: 1000 }, (_, index) => index / 1000);
    expect(chances.filter((chance) => isMeasured(false, false, chance))).toHaveLength(50);
  });

  it('are none of a browser that a program steers', () => {
    expect(isMeasured(false, true, 0)).toBe(false);
  });

  it('are all of a tab that was chosen, whoever steers it', () => {
    expect(isMeasured(true, false, 0.999)).toBe(true);
    expect(isMeasured(true, true, 0.999)).toBe(true);
  });
});
