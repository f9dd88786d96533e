import { inGroups } from './secret.rules';

describe('the key of the authenticator app', () => {
  it('is shown in groups of four', () => {
    expect(inGroups('JBSWY3DPEHPK3PXP')).toBe('JBSW Y3DP EHPK 3PXP');
    expect(inGroups('JBSWY3')).toBe('JBSW Y3');
  });
});
