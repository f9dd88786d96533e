import { driverEvents } from '@pothik/contracts/driver';
import { type IncidentView, type RideAnalytics, type RideView, rideHttp } from '@pothik/contracts/ride';
import { dataOf } from '../testing/ride-answers.js';
import { type FixtureDriver, type FixtureRider, RideFixture } from '../testing/ride-fixture.js';

let fixture: RideFixture;
let rider: FixtureRider;
let driver: FixtureDriver;
beforeAll(async () => {
  fixture = await RideFixture.open();
});
beforeEach(async () => {
  rider = await fixture.rider();
  driver = await fixture.driver();
});
afterAll(() => fixture.close());

/** Publishes a changed plate and type as the driver service does. */
async function changeVehicle(vehicleLicense: string): Promise<void> {
  const { vehicleId: id, person } = driver;
  const vehicle = {
    id,
    ownerId: person.id,
    vehicleType: 'CAR',
    brand: 'Toyota',
    model: 'Axio',
    vehicleLicense,
  } as const;
  const payload = { vehicle: { ...vehicle, images: [] } };
  await fixture.platform.publish(driverEvents.vehicleUpdated, { aggregateId: id, aggregateVersion: 2, payload });
  await fixture.platform.settled();
}
const vehicleOf = async (ride: RideView) => (await fixture.see(ride, fixture.administrator)).driver.vehicle;
const finish = async (ride: RideView) => {
  for (const status of ['IN TRANSIT', 'COMPLETED'] as const)
    dataOf(await fixture.setStatus(ride, driver.person, status));
};
const typesOfToday = async () => {
  const { byVehicleType } = dataOf<RideAnalytics>(
    await fixture.call(rideHttp.analytics, {}, { as: fixture.administrator }),
  );
  return Object.fromEntries(byVehicleType.map(({ vehicleType, rides }) => [vehicleType, rides]));
};

describe('a ride stores the vehicle it was made with', () => {
  it('in its receipt and in the analytics, whatever its driver changes later', async () => {
    const ride = await fixture.pickedUp(rider, driver);
    await finish(ride);
    const before = await typesOfToday();
    await changeVehicle('DHAKA-KHA-11-0001');
    expect(await vehicleOf(ride)).toMatchObject({ vehicleType: 'CNG', brand: 'Bajaj', model: 'RE 4S' });
    expect(await typesOfToday()).toEqual(before);
    const next = await fixture.booked(rider, driver);
    expect(next.driver.vehicle).toMatchObject({ vehicleType: 'CAR', brand: 'Toyota', model: 'Axio' });
    await fixture.platform.settled();
    expect(await typesOfToday()).toEqual({ ...before, CAR: (before.CAR ?? 0) + 1 });
  });

  it('in its incident, whose plate is the one to look for', async () => {
    const ride = await fixture.pickedUp(rider, driver);
    dataOf(await fixture.call(rideHttp.sendSos, { rideId: ride._id }, { as: rider.person }));
    await finish(ride);
    await changeVehicle('DHAKA-KHA-11-0002');
    const answer = await fixture.call(rideHttp.incidents, {}, { as: fixture.administrator });
    const incident = dataOf<{ data: IncidentView[] }>(answer).data.find((each) => each.ride === ride._id);
    expect(incident?.driver.vehicleLicense).toBe(driver.plate);
  });

  it('as it is at acceptance: the rider looks for that plate', async () => {
    const ride = await fixture.booked(rider, driver);
    await changeVehicle('DHAKA-KHA-11-0003');
    dataOf(await fixture.setStatus(ride, driver.person, 'ACCEPTED'));
    expect(await vehicleOf(ride)).toMatchObject({ vehicleType: 'CAR', vehicleLicense: 'DHAKA-KHA-11-0003' });
  });
});

it('a ride and an incident stored without a vehicle show the current one', async () => {
  const ride = await fixture.pickedUp(rider, driver);
  dataOf(await fixture.call(rideHttp.sendSos, { rideId: ride._id }, { as: rider.person }));
  for (const model of ['Ride', 'Incident'])
    await fixture.platform.model('ride', model).updateMany({}, { $unset: { vehicle: 1 } });
  expect(await vehicleOf(ride)).toMatchObject({ vehicleType: 'CNG', vehicleLicense: driver.plate });
  const answer = await fixture.call(rideHttp.incidents, {}, { as: fixture.administrator });
  const incident = dataOf<{ data: IncidentView[] }>(answer).data.find((each) => each.ride === ride._id);
  expect(incident?.driver.vehicleLicense).toBe(driver.plate);
});
