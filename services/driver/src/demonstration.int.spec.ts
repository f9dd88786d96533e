import { driverEvents } from '@pothik/contracts/driver';
import { DemonstrationDrivers, type DriverPlan } from './demonstration.js';
import { anId, DriverFixture } from './testing/driver-fixture.js';

const DRAWING = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>';

const planOf = (fields: Partial<DriverPlan>): DriverPlan => ({
  driverId: anId(),
  vehicleId: anId(),
  userId: anId(),
  vehicle: { vehicleType: 'CAR', brand: 'Toyota', model: 'Axio', vehicleLicense: 'DHAKA-11-2233' },
  licenseNumber: `DK-${anId()}`,
  experience: 7,
  status: 'APPROVED',
  statusReason: '',
  availabilityStatus: 'ONLINE',
  registeredAt: new Date('2026-10-01T06:00:00Z'),
  decidedBy: { kind: 'person', id: anId(), role: 'ADMIN' },
  ...fields,
});

describe('the demonstration’s drivers', () => {
  let fixture: DriverFixture;
  beforeAll(async () => {
    fixture = await DriverFixture.start();
  });
  afterAll(() => fixture?.close());

  it('are seeded as planned, and seeding again changes nothing', async () => {
    const free = planOf({});
    const pending = planOf({ status: 'PENDING', availabilityStatus: 'OFFLINE' });
    const suspended = planOf({ status: 'SUSPENDED', statusReason: 'Licence expired', availabilityStatus: 'OFFLINE' });
    const demonstration = fixture.platform.service('driver').app.get(DemonstrationDrivers);
    const read = () => Promise.all([free, pending, suspended].map(({ driverId }) => fixture.show(driverId)));
    await demonstration.seed([free, pending, suspended]);
    const drivers = await read();
    expect(drivers).toMatchObject([
      { status: 'APPROVED', availabilityStatus: 'ONLINE', createdAt: '2026-10-01T06:00:00.000Z' },
      { status: 'PENDING', availabilityStatus: 'OFFLINE' },
      { status: 'SUSPENDED', statusReason: 'Licence expired' },
    ]);
    await demonstration.seed([free, pending, suspended]);
    expect(await read()).toEqual(drivers);
    await fixture.platform.settled();
    expect(await fixture.platform.published(driverEvents.driverRegistered)).toHaveLength(3);
    expect(await fixture.freeIds()).toEqual([free.driverId]);
  });

  it('get a picture of their vehicle once, which asks no administrator to look again', async () => {
    const plan = planOf({});
    const picture = { name: 'car.svg', type: 'image/svg+xml', bytes: Buffer.from(DRAWING) };
    const demonstration = fixture.platform.service('driver').app.get(DemonstrationDrivers);
    await demonstration.seed([plan]);
    await demonstration.seedPictures([{ ...plan, picture }]);
    const driver = await fixture.show(plan.driverId);
    expect(driver.vehicle.images).toEqual([expect.stringContaining(`/vehicle/images/${plan.vehicleId}-`)]);
    await demonstration.seedPictures([{ ...plan, picture }]);
    expect(await fixture.show(plan.driverId)).toEqual(driver);
  });
});
