import { changesOf } from './audit-log-change.rules';

describe('what an act changed', () => {
  it('is told field by field, from the old value to the new one', () => {
    const before = { status: 'APPROVED', availabilityStatus: 'ONLINE' };
    const after = { status: 'SUSPENDED', availabilityStatus: 'OFFLINE' };
    expect(changesOf({ before, after })).toEqual([
      { field: 'status', from: ['APPROVED'], to: ['SUSPENDED'] },
      { field: 'availabilityStatus', from: ['ONLINE'], to: ['OFFLINE'] },
    ]);
  });

  it('what stayed the same is left out, and the reason stands beside the act already', () => {
    const before = { status: 'PENDING', statusReason: '', availabilityStatus: 'OFFLINE' };
    const after = { status: 'APPROVED', statusReason: 'Papers seen', availabilityStatus: 'OFFLINE' };
    expect(changesOf({ before, after })).toEqual([{ field: 'status', from: ['PENDING'], to: ['APPROVED'] }]);
  });

  it('a list is told word by word, and an empty one as nothing', () => {
    const before = { unconfirmed: ['licenseNumber', 'brand'] };
    expect(changesOf({ before, after: { unconfirmed: [] } })).toEqual([
      { field: 'unconfirmed', from: ['licenseNumber', 'brand'], to: [] },
    ]);
  });
});
