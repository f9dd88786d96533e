import type { DriverActor } from '../../e2e/support/actors/actor.js';
import { Presence } from './presence.js';

const driver = { driverId: 'profile' } as DriverActor;

it('a driver logs out once and in once, whatever other steps do meanwhile', () => {
  const presence = new Presence();
  expect([presence.returns(driver), presence.leaves(driver), presence.leaves(driver)]).toEqual([false, true, false]);
  expect(presence.mayBeOut('profile', Date.now())).toBe(true);
  expect(presence.returns(driver)).toBe(false);
  presence.hasLeft(driver);
  expect(presence.isOutUndisturbed(driver)).toBe(true);
  presence.disturb('profile');
  expect([presence.isOut(driver), presence.isOutUndisturbed(driver)]).toEqual([true, false]);
  expect([presence.returns(driver), presence.returns(driver)]).toEqual([true, false]);
  presence.isBack(driver);
  expect(presence.mayBeOut('profile', Date.now() + 1)).toBe(false);
  expect(presence.mayBeOut('profile', 0)).toBe(true);
  expect(presence.mayBeOut(undefined, 0)).toBe(false);
});
