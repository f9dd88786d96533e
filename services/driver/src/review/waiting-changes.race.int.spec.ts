import {
  type DriverView,
  driverEvents,
  driverHttp,
  type SeenChanges,
  type VehicleType,
} from '@pothik/contracts/driver';
import { rounds } from '@pothik/service-kit/testing';
import { codeOf, DriverFixture } from '../testing/driver-fixture.js';

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
  const takeBack = ({ driver, owner }: Registered, number: number) =>
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
      const calls = [() => confirm(driver, seenOf(shown)), () => takeBack(driver, number)];
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
      expect((await takeBack(driver, shown.waitingChange?.number ?? 0)).status).toBe(200);
      expect((await fixture.switched(driver, 'ONLINE')).status).toBe(200);
    }
  });

  it('a change at the moment of the approval is part of it, or waits', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const driver = await fixture.registered({ vehicleType: 'BIKE' });
      const [changed, approved] = await Promise.all([
        change(driver, 'PREMIUM'),
        fixture.judged(driver.driver._id, 'APPROVED'),
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

  it('two changes and a confirmation leave no value that nobody confirmed', async () => {
    const driver = await fixture.onDuty({ vehicleType: 'BIKE' });
    for (let round = 0; round < ROUNDS; round += 1) {
      await change(driver, round % 2 === 0 ? 'PREMIUM' : 'CAR');
      const shown = await fixture.show(driver.driver._id);
      const [before, seen] = typesOf(shown);
      await Promise.all([confirm(driver, seenOf(shown)), change(driver, 'EV')]);
      const after = await fixture.show(driver.driver._id);
      expect([before, seen]).toContain(after.vehicle.vehicleType);
      await takeBack(driver, after.waitingChange?.number ?? 1);
    }
  });
});
