import { placeWith } from '../../testing/samples';
import { aliasesOf, placeOf, placeTexts, pointOf, typedPlace } from './place-text.rules';

const PLACE = placeWith();

it('a place is read from its form as it was written into it', () => {
  const read = placeTexts.parse(typedPlace(PLACE, ''));
  const { name, nameBn, kind, point, aliases, foundBy } = PLACE;
  expect(placeOf(read)).toEqual({ name, nameBn, kind, point, aliases, foundBy });
});

it('further names have commas or lines between them, and empty ones are none', () => {
  expect(aliasesOf(' DMCH, ঢামেক،\n\nDhaka Medical; ')).toEqual(['DMCH', 'ঢামেক', 'Dhaka Medical']);
});

it('a point is two numbers in Bangladesh, in either script', () => {
  expect(pointOf('২৩.৭৩২২', ' 90.4256')).toEqual({ lat: 23.7322, lng: 90.4256 });
  expect([pointOf('90.4', '23.7'), pointOf('', ''), pointOf('north', '90')]).toEqual([undefined, undefined, undefined]);
});

it('an empty field of a point asks for it, a point elsewhere is refused', () => {
  const typed = { ...typedPlace(PLACE, ''), lat: ' ', lng: '2.35' };
  const problems = placeTexts.safeParse(typed).error?.issues.map(({ message }) => message);
  expect(problems).toEqual(['Move the map, or type degrees.', 'This point is not in Bangladesh.']);
});

it('a new place begins empty, as a landmark, with how it is found', () => {
  expect(typedPlace(undefined, 'Set on the map')).toMatchObject({
    name: '',
    kind: 'LANDMARK',
    foundBy: 'Set on the map',
  });
});

it('a Bangla name may stay empty, an English one not', () => {
  const problems = placeTexts.safeParse({ ...typedPlace(PLACE, ''), name: ' ', nameBn: ' ' }).error?.issues;
  expect(problems?.map(({ path }) => path.join())).toEqual(['name']);
});
