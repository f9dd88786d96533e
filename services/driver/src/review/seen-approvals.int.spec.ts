import { driverEvents, driverHttp } from '@pothik/contracts/driver';
import { anId, codeOf, DriverFixture } from '../testing/driver-fixture.js';
import { PICTURE } from '../testing/vehicle-fixture.js';

type Registered = Awaited<ReturnType<DriverFixture['registered']>>;

describe('an approval of what was seen', () => {
  let fixture: DriverFixture;
  beforeAll(async () => {
    fixture = await DriverFixture.start();
  });
  afterAll(() => fixture?.close());

  const changeVehicle = ({ vehicle, owner }: Registered, input: object) =>
    fixture.platform.call(driverHttp.updateVehicle, { id: vehicle._id, ...input }, { as: owner });
  const changeLicense = ({ driver, owner }: Registered, licenseNumber: string) =>
    fixture.platform.call(driverHttp.update, { id: driver._id, licenseNumber }, { as: owner });
  const NOTHING_SEEN = { license: 0, vehicle: 0 };
  const seenOf = async ({ driver }: Registered) => (await fixture.show(driver._id)).seen ?? NOTHING_SEEN;

  it('is refused when vehicle or licence changed since, changes nothing, and is taken once that is seen', async () => {
    const karim = await fixture.registered({ vehicleType: 'BIKE' });
    const { _id: id } = karim.driver;
    const before = await seenOf(karim);
    expect(before).toEqual(NOTHING_SEEN);
    await changeVehicle(karim, { vehicleType: 'PREMIUM', brand: 'Mercedes', vehicleLicense: `AB-${anId()}` });
    const unseen = await fixture.approvedAsSeen(id, before);
    expect([unseen.status, codeOf(unseen)]).toEqual([409, 'driver/changed-unseen']);
    const vehicleSeen = await seenOf(karim);
    await changeLicense(karim, `DK-${anId()}`);
    expect(codeOf(await fixture.approvedAsSeen(id, vehicleSeen))).toBe('driver/changed-unseen');
    expect(await fixture.show(id)).toMatchObject({ status: 'PENDING', changedSinceApproval: null });
    expect(await fixture.published(driverEvents.driverStatusChanged, id)).toEqual([]);
    expect((await fixture.approvedAsSeen(id, await seenOf(karim))).status).toBe(200);
    expect((await fixture.switched(karim, 'ONLINE')).status).toBe(200);
  });

  it('is refused after new pictures, not after another experience or spelling of the licence number', async () => {
    const karim = await fixture.registered();
    const { _id: id, licenseNumber } = karim.driver;
    const options = { as: karim.owner, files: [PICTURE] };
    expect((await fixture.platform.call(driverHttp.updateVehicle, { id: karim.vehicle._id }, options)).status).toBe(
      200,
    );
    expect(codeOf(await fixture.approvedAsSeen(id, NOTHING_SEEN))).toBe('driver/changed-unseen');
    const seen = await seenOf(karim);
    const edit = { id, experience: 9, licenseNumber: licenseNumber.toLowerCase() };
    expect((await fixture.platform.call(driverHttp.update, edit, { as: karim.owner })).status).toBe(200);
    expect((await fixture.approvedAsSeen(id, seen)).status).toBe(200);
    expect(await fixture.show(id)).toMatchObject({ experience: 9, licenseNumber: edit.licenseNumber });
  });

  it('refused or without its reason, leaves the driver free to change the vehicle, and is taken by whoever says nothing', async () => {
    const karim = await fixture.registered({ vehicleType: 'BIKE' });
    const { _id: id } = karim.driver;
    await changeLicense(karim, `DK-${anId()}`);
    expect(codeOf(await fixture.approvedAsSeen(id, NOTHING_SEEN))).toBe('driver/changed-unseen');
    expect((await changeVehicle(karim, { vehicleType: 'PREMIUM' })).status).toBe(200);
    expect(codeOf(await fixture.setStatus(id, 'SUSPENDED'))).toBe('driver/reason-required');
    expect((await changeVehicle(karim, { vehicleType: 'CAR' })).status).toBe(200);
    expect((await fixture.setStatus(id, 'APPROVED')).status).toBe(200);
    expect(await fixture.show(id)).toMatchObject({ vehicle: { vehicleType: 'CAR' }, changedSinceApproval: null });
    expect((await changeVehicle(karim, { vehicleType: 'EV' })).status).toBe(200);
    expect(await fixture.show(id)).toMatchObject({ vehicle: { vehicleType: 'CAR' }, waitingChange: {} });
  });

  it('is asked of a reinstatement too, not of a suspension', async () => {
    const karim = await fixture.registered();
    const { _id: id } = karim.driver;
    const seen = await seenOf(karim);
    await changeVehicle(karim, { brand: 'Honda' });
    const suspend = { id, status: 'SUSPENDED', reason: 'Papers are false', seen } as const;
    const suspended = await fixture.platform.call(driverHttp.updateStatus, suspend, { as: fixture.administrator });
    expect(suspended.status).toBe(200);
    expect(codeOf(await fixture.approvedAsSeen(id, seen))).toBe('driver/changed-unseen');
    expect((await fixture.approvedAsSeen(id, await seenOf(karim))).status).toBe(200);
  });

  it('that is repeated by its key is answered, whatever changed since', async () => {
    const karim = await fixture.registered();
    const input = { id: karim.driver._id, status: 'APPROVED', seen: NOTHING_SEEN } as const;
    const options = { as: fixture.administrator, idempotencyKey: anId() };
    expect((await fixture.platform.call(driverHttp.updateStatus, input, options)).status).toBe(200);
    await changeVehicle(karim, { brand: 'Honda' });
    expect((await fixture.platform.call(driverHttp.updateStatus, input, options)).status).toBe(200);
    expect(await fixture.published(driverEvents.driverStatusChanged, input.id)).toHaveLength(1);
  });

  it('reads its numbers where administrators alone see them, and refuses others', async () => {
    const karim = await fixture.registered();
    expect(karim.driver).not.toHaveProperty('seen');
    const waits = { license: 0, vehicle: 0, waiting: 1 };
    for (const seen of [{ license: -1, vehicle: 0 }, { license: 0 }, waits] as never[])
      expect((await fixture.approvedAsSeen(karim.driver._id, seen)).status).toBe(400);
  });
});
