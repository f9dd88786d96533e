import {
  type DriverView,
  driverEvents,
  driverHttp,
  type SeenChanges,
  type VehicleType,
} from '@pothik/contracts/driver';
import { rounds } from '@pothik/service-kit/testing';
import { DriverRepository } from '../drivers/index.js';
import { codeOf, DriverFixture } from '../testing/driver-fixture.js';
import { VehicleRepository } from '../vehicles/index.js';

const ROUNDS = rounds(500);
const TYPES = ['PREMIUM', 'BIKE'] as const;

type Registered = Awaited<ReturnType<DriverFixture['onDuty']>>;
type Reply = { status: number; body: unknown };

describe('what waits for confirmation, at once', () => {
  let fixture: DriverFixture;
  beforeAll(async () => {
    fixture = await DriverFixture.start();
  });
  afterAll(() => fixture?.close());

  const change = ({ vehicle, owner }: Registered, vehicleType: VehicleType) =>
    fixture.platform.call(driverHttp.updateVehicle, { id: vehicle._id, vehicleType }, { as: owner });
  const withdraw = ({ driver, owner }: Registered, number: number) =>
    fixture.platform.call(driverHttp.takeBackChanges, { id: driver._id, number }, { as: owner });
  const confirm = ({ driver }: Registered, seen: SeenChanges) =>
    fixture.platform.call(driverHttp.confirmChanges, { id: driver._id, seen }, { as: fixture.administrator });
  /** The type that everybody sees, and the one that waits for confirmation. */
  const typesOf = ({ vehicle, waitingChange }: DriverView) => [
    vehicle.vehicleType,
    waitingChange?.changes.find(({ field }) => field === 'vehicleType')?.to,
  ];
  const outcomeOf = (reply: Reply) => (reply.status === 200 ? 'done' : codeOf(reply));
  const seenOf = (view: DriverView) => view.changedSinceApproval?.seen ?? { license: 0, vehicle: 0 };

  it('of a confirmation and a taking back one wins, and the other is told which', async () => {
    const driver = await fixture.onDuty({ vehicleType: 'BIKE' });
    const won = { confirmation: 0, takingBack: 0 };
    for (let round = 0; round < ROUNDS; round += 1) {
      const before = (await fixture.show(driver.driver._id)).vehicle.vehicleType;
      const wanted = before === 'BIKE' ? 'PREMIUM' : 'BIKE';
      await change(driver, wanted);
      const shown = await fixture.show(driver.driver._id);
      const number = shown.waitingChange?.number ?? 0;
      const calls = [() => confirm(driver, seenOf(shown)), () => withdraw(driver, number)];
      const inOrder = round % 2 === 0 ? calls : [...calls].reverse();
      const replies = await Promise.all(inOrder.map((call) => call()));
      const [confirmed, back] = (round % 2 === 0 ? replies : [...replies].reverse()).map(outcomeOf);
      const after = typesOf(await fixture.show(driver.driver._id));
      if (confirmed === 'done') expect([back, after]).toEqual(['driver/change-confirmed', [wanted, undefined]]);
      else expect([confirmed, back, after]).toEqual(['driver/change-gone', 'done', [before, undefined]]);
      won[confirmed === 'done' ? 'confirmation' : 'takingBack'] += 1;
    }
    expect(won.confirmation + won.takingBack).toBe(ROUNDS);
    const events = await fixture.published(driverEvents.changesConfirmed, driver.driver._id);
    expect(events).toHaveLength(won.confirmation);
  });

  it('an ONLINE at the moment of a change is refused or taken back, and comes again after both', async () => {
    const driver = await fixture.onDuty({ vehicleType: 'BIKE' });
    for (let round = 0; round < ROUNDS; round += 1) {
      await fixture.switched(driver, 'OFFLINE');
      const [changed, switched] = await Promise.all([change(driver, 'PREMIUM'), fixture.switched(driver, 'ONLINE')]);
      expect(changed.status).toBe(200);
      expect(['done', 'driver/change-waiting']).toContain(outcomeOf(switched));
      const shown = await fixture.show(driver.driver._id);
      expect([shown.availabilityStatus, ...typesOf(shown)]).toEqual(['OFFLINE', 'BIKE', 'PREMIUM']);
      expect((await withdraw(driver, shown.waitingChange?.number ?? 0)).status).toBe(200);
      expect((await fixture.switched(driver, 'ONLINE')).status).toBe(200);
    }
  });

  it('a change at the moment of the approval is part of it, or waits', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const driver = await fixture.registered({ vehicleType: 'BIKE' });
      const [changed, approved] = await Promise.all([
        change(driver, 'PREMIUM'),
        fixture.setStatus(driver.driver._id, 'APPROVED'),
      ]);
      expect(approved.status).toBe(200);
      expect(['done', 'request/conflict']).toContain(outcomeOf(changed));
      const shown = await fixture.show(driver.driver._id);
      const [type, waits] = typesOf(shown);
      // What was approved is not marked; what came later waits, and the driver with it.
      expect(TYPES).toContain(type);
      if (outcomeOf(changed) === 'done') expect(waits ?? type).toBe('PREMIUM');
      expect(shown.changedSinceApproval === null).toBe(waits === undefined);
      const online = await fixture.switched(driver, 'ONLINE');
      expect(outcomeOf(online)).toBe(waits === undefined ? 'done' : 'driver/change-waiting');
    }
  });

  it('a change at the moment of an approval as seen refuses it, or waits or is refused: nothing unseen is approved', async () => {
    const won = { approval: 0, change: 0 };
    for (let round = 0; round < ROUNDS; round += 1) {
      const driver = await fixture.registered({ vehicleType: 'BIKE' });
      const id = driver.driver._id;
      const license = `DK-UNSEEN-${id}`;
      const ofLicense = round % 2 === 0;
      const shown = await fixture.show(id);
      const edit = () =>
        ofLicense
          ? fixture.platform.call(driverHttp.update, { id, licenseNumber: license }, { as: driver.owner })
          : change(driver, 'PREMIUM');
      const approve = () => fixture.approvedAsSeen(id, shown.seen ?? { license: 0, vehicle: 0 });
      const replies = await Promise.all(round % 4 < 2 ? [edit(), approve()] : [approve(), edit()]);
      const [changed, approved] = (round % 4 < 2 ? replies : [...replies].reverse()).map(outcomeOf);
      const after = await fixture.show(id);
      const values = [after.vehicle.vehicleType, after.licenseNumber];
      if (approved === 'done') {
        expect([after.status, values]).toEqual(['APPROVED', ['BIKE', shown.licenseNumber]]);
        expect(['done', 'request/conflict']).toContain(changed);
        expect(after.waitingChange === undefined).toBe(changed !== 'done');
        won.approval += 1;
      } else {
        const meant = ofLicense ? ['BIKE', license] : ['PREMIUM', shown.licenseNumber];
        expect([approved, changed, after.status, values]).toEqual(['driver/changed-unseen', 'done', 'PENDING', meant]);
        expect(after.waitingChange).toBeUndefined();
        won.change += 1;
      }
    }
    expect(won.approval + won.change).toBe(ROUNDS);
  });

  describe('a first decision and a change that meet half-way', () => {
    const NOTHING_SEEN = { license: 0, vehicle: 0 };
    const stores = () => fixture.platform.service('driver').app;

    /** Runs `meanwhile` before the next write of one of the two stores. */
    function beforeNextWrite(store: { change: DriverRepository['change'] }, meanwhile: () => Promise<unknown>) {
      const write = store.change.bind(store);
      jest.spyOn(store, 'change').mockImplementationOnce(async (...order) => {
        await meanwhile();
        return write(...order);
      });
    }
    afterEach(() => jest.restoreAllMocks());

    it.each([
      ['as seen is refused', NOTHING_SEEN, 'driver/changed-unseen', 'PENDING'],
      ['of whoever says nothing covers the change', undefined, 'done', 'APPROVED'],
    ])('an approval %s', async (_case, seen, outcome, status) => {
      const driver = await fixture.registered({ vehicleType: 'BIKE' });
      const { _id: id } = driver.driver;
      const changes: string[] = [];
      // The vehicle is marked by now, and the driver is not written yet.
      beforeNextWrite(stores().get(DriverRepository, { strict: false }), async () =>
        changes.push(outcomeOf(await change(driver, 'PREMIUM'))),
      );
      const approval = await (seen ? fixture.approvedAsSeen(id, seen) : fixture.setStatus(id, 'APPROVED'));
      expect([changes, outcomeOf(approval)]).toEqual([['done'], outcome]);
      const shown = await fixture.show(id);
      expect(shown).toMatchObject({ status, vehicle: { vehicleType: 'PREMIUM' }, changedSinceApproval: null });
    });

    it('a change that reopened the vehicle is refused when the driver was approved before it is stored', async () => {
      const driver = await fixture.registered({ vehicleType: 'BIKE' });
      const { _id: id } = driver.driver;
      expect(outcomeOf(await fixture.setStatus(id, 'SUSPENDED'))).toBe('driver/reason-required');
      const approvals: string[] = [];
      const vehicles = stores().get(VehicleRepository, { strict: false });
      beforeNextWrite(vehicles as never, async () =>
        approvals.push(outcomeOf(await fixture.approvedAsSeen(id, NOTHING_SEEN))),
      );
      expect([outcomeOf(await change(driver, 'PREMIUM')), approvals]).toEqual(['request/conflict', ['done']]);
      expect(typesOf(await fixture.show(id))).toEqual(['BIKE', undefined]);
      await change(driver, 'PREMIUM');
      expect(typesOf(await fixture.show(id))).toEqual(['BIKE', 'PREMIUM']);
    });
  });

  it('two changes and a confirmation leave no value that nobody confirmed', async () => {
    const driver = await fixture.onDuty({ vehicleType: 'BIKE' });
    for (let round = 0; round < ROUNDS; round += 1) {
      await change(driver, round % 2 === 0 ? 'PREMIUM' : 'CAR');
      const shown = await fixture.show(driver.driver._id);
      const [before, seen] = typesOf(shown);
      await Promise.all([confirm(driver, seenOf(shown)), change(driver, 'EV')]);
      const after = await fixture.show(driver.driver._id);
      expect([before, seen]).toContain(after.vehicle.vehicleType);
      await withdraw(driver, after.waitingChange?.number ?? 1);
    }
  });
});
