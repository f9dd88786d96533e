import { type DriverView, driverHttp, type VehicleView } from '@pothik/contracts/driver';
import { ROLE } from '@pothik/contracts/platform';
import type { Person } from '@pothik/service-kit';
import { person } from '@pothik/service-kit/testing';
import { anId, DriverFixture, dataOf } from './testing/driver-fixture.js';

const CALLERS = ['signed out', 'that driver', 'another driver', 'a RIDER', 'ADMIN', 'SUPER_ADMIN'] as const;
/** A driver on duty, the subject of the calls. */
type About = Awaited<ReturnType<DriverFixture['onDuty']>>;
type Call = (about: About, caller: Person | undefined) => Promise<{ status: number; body: object }>;

let fixture: DriverFixture;
let another: About;
/** Unchanged so far. */
let subject: About | undefined;
beforeAll(async () => {
  fixture = await DriverFixture.start();
  another = await fixture.onDuty({ name: 'Selim Reza' });
});
afterAll(() => fixture.close());

const callerOf = (name: (typeof CALLERS)[number], { owner }: About): Person | undefined =>
  ({
    'signed out': undefined,
    'that driver': owner,
    'another driver': another.owner,
    'a RIDER': person({ role: ROLE.RIDER }),
    ADMIN: fixture.administrator,
    SUPER_ADMIN: person({ role: ROLE.SUPER_ADMIN }),
  })[name];

const ask = (endpoint: Parameters<DriverFixture['platform']['call']>[0], input: object, caller: Person | undefined) =>
  fixture.platform.call(endpoint, input as never, caller === undefined ? {} : { as: caller });

const see: Call = ({ driver }, caller) => ask(driverHttp.getDriver, { id: driver._id }, caller);
const list: Call = ({ owner }, caller) => ask(driverHttp.drivers, { user: owner.id }, caller);
const exportList: Call = ({ owner }, caller) => ask(driverHttp.exportDrivers, { user: owner.id }, caller);
const listVehicles: Call = ({ driver }, caller) => ask(driverHttp.vehicles, { driver: driver._id }, caller);
const free: Call = ({ driver }, caller) => ask(driverHttp.freeDrivers, { searchTerm: driver.user.name }, caller);
const switchOff: Call = ({ driver }, caller) =>
  ask(driverHttp.update, { id: driver._id, availabilityStatus: 'OFFLINE' }, caller);
const edit: Call = ({ driver }, caller) => ask(driverHttp.update, { id: driver._id, experience: 9 }, caller);
const editVehicle: Call = ({ vehicle }, caller) =>
  ask(driverHttp.updateVehicle, { id: vehicle._id, brand: 'Nissan' }, caller);
const suspend: Call = ({ driver }, caller) =>
  ask(driverHttp.updateStatus, { id: driver._id, status: 'SUSPENDED', reason: 'Licence expired' }, caller);
const confirm: Call = ({ driver }, caller) =>
  ask(driverHttp.confirmChanges, { id: driver._id, seen: { license: 0, vehicle: 0 } }, caller);
const earnings: Call = (_about, caller) => ask(driverHttp.earnings, {}, caller);
const analytics: Call = (_about, caller) => ask(driverHttp.analytics, {}, caller);
const consent: Call = (_about, caller) => ask(driverHttp.changePositionConsent, { granted: true }, caller);
/** Without consent and of a ride that does not exist: whoever may make the call is refused for that alone. */
const tellPosition: Call = (_about, caller) => ask(driverHttp.tellPosition, { lat: 23.75, lng: 90.39 }, caller);
const positionOfRide: Call = (_about, caller) => ask(driverHttp.positionOfRide, { rideId: anId() }, caller);
/** Of somebody they had no ride with. */
const block: Call = (_about, caller) => ask(driverHttp.blockRider, { userId: anId() }, caller);
const unblock: Call = (_about, caller) => ask(driverHttp.unblockRider, { userId: anId() }, caller);
const blocked: Call = (_about, caller) => ask(driverHttp.blockedRiders, {}, caller);
const livePositions: Call = (_about, caller) => ask(driverHttp.livePositions, {}, caller);
const track: Call = (_about, caller) => ask(driverHttp.track, { rideId: anId() }, caller);
const registerVehicle: Call = (_about, caller) =>
  ask(
    driverHttp.registerVehicle,
    { brand: 'Toyota', model: 'Axio', vehicleType: 'CAR', vehicleLicense: 'DHAKA-44-5566' },
    caller,
  );
/** Registers another person with their vehicle. */
const registerInTheirName: Call = ({ owner, vehicle }, caller) =>
  ask(driverHttp.registerDriver, { ...fixture.registrationOf(owner, vehicle) }, caller);
/** With a person's statement or an invalid one, as any call from outside. */
const republishSnapshots: Call = (_about, caller) =>
  fixture.platform.call(
    driverHttp.restate,
    { of: 'drivers' },
    caller === undefined ? { headers: { 'x-pothik-statement': 'none of ours' } } : { as: caller },
  );

const CELLS = {
  ok: '200',
  made: '201',
  /** Listed or shown with every field. */
  all: '200 all',
  /** The free-driver card: no phone, e-mail or plate. */
  card: '200 card',
  none: '200 none',
  '401': '401 auth/not-signed-in',
  /** The role may not make this call, whoever its subject. */
  role: '403 auth/not-allowed',
  '404': '404 driver/not-found',
  vehicle: '404 driver/vehicle-not-found',
  ride: '404 driver/ride-not-found',
  rider: '404 driver/rider-not-found',
  consent: '403 driver/position-without-consent',
} as const;

/*                                        signed   that     another   a                SUPER_
   call                                   out      driver   driver    RIDER    ADMIN   ADMIN   */
const TABLE: [string, Call, ...(keyof typeof CELLS)[]][] = [
  ['see a driver', see, '401', 'all', 'card', 'card', 'all', 'all'],
  ['find them in the list', list, '401', 'all', 'none', 'none', 'all', 'all'],
  ['save the list as a file', exportList, '401', 'role', 'role', 'role', 'ok', 'ok'],
  ['find their vehicle', listVehicles, '401', 'all', 'none', 'none', 'all', 'all'],
  ['list the free drivers', free, '401', 'role', 'role', 'card', 'role', 'card'],
  ['switch them OFFLINE', switchOff, '401', 'ok', '404', 'role', 'role', 'role'],
  ['change their experience', edit, '401', 'ok', '404', 'role', 'role', 'role'],
  ['change their vehicle', editVehicle, '401', 'ok', 'vehicle', 'vehicle', 'role', 'role'],
  ['suspend them', suspend, '401', 'role', 'role', 'role', 'ok', 'ok'],
  ['confirm their changes', confirm, '401', 'role', 'role', 'role', 'ok', 'ok'],
  ['tell one’s own position', tellPosition, '401', 'consent', 'consent', 'role', 'role', 'role'],
  ['consent to telling it', consent, '401', 'ok', 'ok', 'role', 'role', 'role'],
  ['see where a ride’s driver is', positionOfRide, '401', 'role', 'role', 'ride', 'ride', 'ride'],
  ['see where everybody is', livePositions, '401', 'role', 'role', 'role', 'ok', 'ok'],
  ['see a ride’s track', track, '401', 'role', 'role', 'role', 'ride', 'ride'],
  ['block a rider', block, '401', 'rider', 'rider', 'role', 'role', 'role'],
  ['unblock a rider', unblock, '401', 'rider', 'rider', 'role', 'role', 'role'],
  ['whom one has blocked', blocked, '401', 'ok', 'ok', 'role', 'role', 'role'],
  ['one’s own earnings', earnings, '401', 'ok', 'ok', 'role', 'role', 'role'],
  ['the analytics', analytics, '401', 'role', 'role', 'role', 'ok', 'ok'],
  ['register a vehicle', registerVehicle, '401', 'role', 'role', 'made', 'role', 'role'],
  ['register with their vehicle', registerInTheirName, '401', 'role', 'role', 'vehicle', 'role', 'role'],
  ['republish snapshots', republishSnapshots, '401', 'role', 'role', 'role', 'role', 'role'],
];
/** Calls that change their subject when they succeed: the next caller calls about another one. */
const CHANGING: readonly Call[] = [switchOff, edit, editVehicle, suspend, confirm, consent];
/** Calls that return a driver or a vehicle; the outcome depends on the fields returned. */
const SHOWING: readonly Call[] = [see, list, listVehicles, free];

describe('who may do what with a driver', () => {
  it.each(TABLE)('%s', async (_name, call, ...cells) => {
    const outcomes: [string, string][] = [];
    for (const name of CALLERS) {
      subject ??= await fixture.onDuty({ name: `Karim ${anId()}`, plate: 'DHAKA-77-8899' });
      const answer = await call(subject, callerOf(name, subject));
      outcomes.push([name, outcomeOf(answer, SHOWING.includes(call) ? subject : undefined)]);
      if (CHANGING.includes(call) && answer.status < 400) subject = undefined;
    }
    expect(outcomes).toEqual(CALLERS.map((name, index) => [name, CELLS[cells[index] as keyof typeof CELLS]]));
  });

  it('a refused call leaves driver and vehicle as they were', async () => {
    const about = await fixture.onDuty();
    const before = await stored(about);
    for (const call of [switchOff, edit, editVehicle, suspend, confirm, registerInTheirName]) {
      for (const name of ['signed out', 'another driver', 'a RIDER'] as const)
        expect((await call(about, callerOf(name, about))).status).toBeGreaterThanOrEqual(400);
    }
    expect(await stored(about)).toEqual(before);
  });

  it('a driver and a vehicle that do not exist are answered like somebody else’s', async () => {
    const about = await fixture.onDuty();
    const nowhere = { ...about, driver: { ...about.driver, _id: anId() }, vehicle: { ...about.vehicle, _id: anId() } };
    for (const call of [switchOff, edit, editVehicle]) {
      const [theirs, nobodys] = [await call(about, another.owner), await call(nowhere, another.owner)];
      expect({ ...nobodys.body, requestId: '' }).toEqual({ ...theirs.body, requestId: '' });
    }
  });
});

function outcomeOf({ status, body }: { status: number; body: object }, about: About | undefined): string {
  const { code, data } = body as { code?: string; data?: unknown };
  if (code !== undefined || about === undefined) return [status, code].filter(Boolean).join(' ');
  return `${status} ${shownIn(data, about)}`;
}

function shownIn(data: unknown, { owner, driver, vehicle }: About): string {
  const text = JSON.stringify(data);
  if (![driver._id, vehicle._id].some((id) => text.includes(id))) return 'none';
  const secrets = [owner.email, '01712345678', driver.licenseNumber, vehicle.vehicleLicense];
  return secrets.some((secret) => text.includes(secret)) ? 'all' : 'card';
}

async function stored({ driver, owner }: About) {
  const vehicles = await fixture.platform.call(driverHttp.vehicles, {}, { as: owner });
  return [await fixture.show(driver._id), dataOf<{ data: VehicleView[] }>(vehicles).data] satisfies [
    DriverView,
    VehicleView[],
  ];
}
