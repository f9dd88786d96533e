import { changesOf, confirmedFields } from './audit-log-change.rules';

describe('what an action changed', () => {
  it('is listed field by field, from the old value to the new one', () => {
    const before = { status: 'APPROVED', availabilityStatus: 'ONLINE' };
    const after = { status: 'SUSPENDED', availabilityStatus: 'OFFLINE' };
    expect(changesOf({ before, after })).toEqual([
      { field: 'status', from: ['APPROVED'], to: ['SUSPENDED'] },
      { field: 'availabilityStatus', from: ['ONLINE'], to: ['OFFLINE'] },
    ]);
  });

  it('excludes unchanged fields, and the reason, which the entry shows separately', () => {
    const before = { status: 'PENDING', statusReason: '', availabilityStatus: 'OFFLINE' };
    const after = { status: 'APPROVED', statusReason: 'Papers seen', availabilityStatus: 'OFFLINE' };
    expect(changesOf({ before, after })).toEqual([{ field: 'status', from: ['PENDING'], to: ['APPROVED'] }]);
  });

  it('a list is its words, and an empty list is none', () => {
    const before = { aliases: ['Farmgate', 'Tejgaon'] };
    expect(changesOf({ before, after: { aliases: [] } })).toEqual([
      { field: 'aliases', from: ['Farmgate', 'Tejgaon'], to: [] },
    ]);
  });

  it('leaves out what it confirmed, which the entry shows by name', () => {
    const before = { unconfirmed: ['licenseNumber', 'brand'] };
    expect(changesOf({ before, after: { unconfirmed: [] } })).toEqual([]);
  });
});

describe('what a confirmation confirmed', () => {
  it.each([
    [['licenseNumber', 'brand'], [], ['licenseNumber', 'brand']],
    [['licenseNumber', 'brand'], ['brand'], ['licenseNumber']],
  ])('is what waited before and does not wait after: %j, %j', (before, after, confirmed) => {
    expect(confirmedFields({ before: { unconfirmed: before }, after: { unconfirmed: after } })).toEqual(confirmed);
  });

  it('is nothing for any other act', () => {
    expect(confirmedFields({ before: { status: 'PENDING' }, after: { status: 'APPROVED' } })).toEqual([]);
  });
});
