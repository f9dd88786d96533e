import { errorOf } from './rough-position.rules';

it('a position is known to so many metres, or kilometres', () => {
  const said = (metres: number) => errorOf({ metres, point: { lat: 23.732, lng: 90.4262 } });
  expect(said(104)).toEqual({ value: 100, unit: 'metres' });
  expect(said(5_040)).toEqual({ value: 5, unit: 'kilometres' });
});
