import { driverEvents } from '@pothik/contracts/driver';
import { DemonstrationDrivers, type DriverPlan } from './demonstration.js';
import { anId, DriverFixture } from './testing/driver-fixture.js';

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
  judgedBy: { kind: 'person', id: anId(), role: 'ADMIN' },
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
});
