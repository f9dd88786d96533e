import { authHttp } from '@pothik/contracts/auth';
import { rideHttp } from '@pothik/contracts/ride';
import type { Actor } from '../support/actors/actor.js';
import { logIn, PASSWORD, textedCode } from '../support/people.js';
import type { Visitor } from '../support/visitor.js';
import { codes, LOCATIONS, openRides, statuses } from './race-calls.js';
import { racesOf } from './racers.js';

/** 300 with `npm run test:long`. */
const { race, url } = racesOf(process.env.LONG ? 300 : 6);

let desk: Visitor;
/** A SUPER_ADMIN has the right by nature. */
const atDesk = async () => {
  desk ??= await logIn(url(), 'super@pothik.test');
  return desk;
};

const numbers = new Map<Actor, Promise<string>>();
let given = 0;

/** The number that a rider has proved. */
function numberOf(rider: Actor): Promise<string> {
  const known = numbers.get(rider) ?? prove(rider);
  numbers.set(rider, known);
  return known;
}

async function prove({ visitor }: Actor): Promise<string> {
  given += 1;
  const phone = `0196500${String(given).padStart(4, '0')}`;
  await visitor.call(authHttp.sendOwnPhoneCode, { phone });
  const otp = await textedCode({ url: url() }, phone);
  await visitor.call(authHttp.proveOwnPhone, { phone, otp, password: PASSWORD });
  return phone;
}

describe('the desk and the app at once', () => {
  race('booking for one number make one open ride', async ({ riders: [rider], driver, other }) => {
    const [phone, desk] = [await numberOf(rider), await atDesk()];
    const forCaller = { ...LOCATIONS, phone, name: 'Rahima', driver: driver.driverId };
    const answers = await Promise.all([
      desk.ask(rideHttp.bookForCaller, forCaller),
      rider.visitor.ask(rideHttp.book, { ...LOCATIONS, driver: other.driverId }),
    ]);
    expect(statuses(answers)).toEqual([201, 409]);
    expect(['ride/caller-has-open-ride', 'ride/rider-has-open-ride']).toContain(codes(answers)[0]);
    expect(await openRides(rider)).toBe(1);
  });

  race('two desks booking for one number make one open ride', async ({ riders: [rider], driver, other }) => {
    const [phone, desk] = [await numberOf(rider), await atDesk()];
    const answers = await Promise.all(
      [driver, other].map(({ driverId }) =>
        desk.ask(rideHttp.bookForCaller, { ...LOCATIONS, phone, name: 'Rahima', driver: driverId }),
      ),
    );
    expect(statuses(answers)).toEqual([201, 409]);
    expect(codes(answers)).toEqual(['ride/caller-has-open-ride']);
    expect(await openRides(rider)).toBe(1);
  });

  race('cancelling by phone against the driver’s acceptance leave one of both', async ({ riders: [rider], driver }) => {
    const [phone, desk] = [await numberOf(rider), await atDesk()];
    const forCaller = { ...LOCATIONS, phone, name: 'Rahima', driver: driver.driverId };
    const { _id: rideId } = await desk.call(rideHttp.bookForCaller, forCaller);
    const [cancelled, accepted] = await Promise.all([
      desk.ask(rideHttp.cancelForCaller, { rideId, reason: 'Changed plans' }),
      driver.visitor.ask(rideHttp.updateStatus, { rideId, rideStatus: 'ACCEPTED' }),
    ]);
    // An accepted ride is cancelled all the same; a cancelled one cannot be accepted.
    expect(cancelled.status).toBe(200);
    expect([200, 409]).toContain(accepted.status);
    expect((await rider.visitor.call(rideHttp.getRide, { rideId })).rideStatus).toBe('CANCELLED');
    expect(await openRides(rider)).toBe(0);
  });
});
