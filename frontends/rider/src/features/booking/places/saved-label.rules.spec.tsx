import type { OwnPlaces } from '@pothik/contracts/ride';
import { labelOf } from './saved-label.rules';

const OWN: OwnPlaces = { saved: { WORK: { name: 'Karwan Bazar' } }, recent: [] };

it('a place is one’s own when it is saved under a label', () => {
  expect(labelOf({ name: 'Karwan Bazar' }, OWN)).toBe('WORK');
  expect(labelOf({ name: 'New Market' }, OWN)).toBeUndefined();
});
