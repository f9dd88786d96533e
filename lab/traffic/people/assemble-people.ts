import { inLanes } from '../../../e2e/support/actors/in-lanes.js';
import { Session } from '../session/session.js';
import type { People } from './people.js';
import { newDriver, newRider, PASSWORD, type SignUp } from './sign-up.js';

const AT_ONCE = 4;
const ADMINISTRATOR = 'admin@pothik.test';

/** Registers riders and drivers for one load, so that all their notifications and earnings come from it. */
export async function assemblePeople(signUp: SignUp, pairs: number): Promise<People> {
  const administrator = new Session(signUp.gateways, { email: ADMINISTRATOR, password: PASSWORD });
  await administrator.logIn();
  // Plates and licences are unique for ever: a second load on the same platform needs others.
  const load = String(Date.now()).slice(-7);
  const numbers = Array.from({ length: pairs }, (_, index) => `${load}${String(index).padStart(2, '0')}`);
  const riders = await inLanes(AT_ONCE, numbers, (number) => newRider(signUp, `Rider ${number}`));
  const drivers = await inLanes(AT_ONCE, numbers, (number) =>
    newDriver(signUp, `Driver ${number}`, number, administrator),
  );
  return { riders, drivers, administrator };
}
