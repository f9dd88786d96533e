import { differences, inTurns, ratios } from './rounds.rules.mjs';

describe('rounds of several programs', () => {
  it('measure them one after the other, backwards every second time', () => {
    const names = ['platform', 'floor', 'proxy'];
    expect(inTurns(names, 0)).toEqual(['platform', 'floor', 'proxy']);
    expect(inTurns(names, 1)).toEqual(['proxy', 'floor', 'platform']);
    expect(names).toEqual(['platform', 'floor', 'proxy']);
  });

  it('compare what was measured in the same round', () => {
    expect(ratios([10, 30], [20, 40])).toEqual([0.5, 0.75]);
    expect(differences([10, 45], [20, 40])).toEqual([-10, 5]);
  });
});
