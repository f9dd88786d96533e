import { avatarColour, initialsOf } from './avatar.rules';

describe('an avatar', () => {
  it('has the first letters of the first and last word, as written', () => {
    expect(initialsOf('Nusrat Jahan Begum')).toBe('NB');
    expect(initialsOf('  rafiq ')).toBe('R');
    expect(initialsOf('শারমিন সুলতানা')).toBe('শাসু');
    expect(initialsOf('')).toBe('');
  });

  it('always has the same of six colours for a name', () => {
    expect(avatarColour('Nusrat Jahan')).toBe(avatarColour('Nusrat Jahan'));
    for (const name of ['a', 'Rafiqul', 'শারমিন']) {
      expect(avatarColour(name)).toBeGreaterThanOrEqual(1);
      expect(avatarColour(name)).toBeLessThanOrEqual(6);
    }
  });
});
