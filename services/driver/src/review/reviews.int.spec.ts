import { type DriverView, driverEvents, driverHttp, type SeenChanges } from '@pothik/contracts/driver';
import { person, rounds } from '@pothik/service-kit/testing';
import { anId, codeOf, DriverFixture, dataOf } from '../testing/driver-fixture.js';

type Registered = Awaited<ReturnType<DriverFixture['registered']>>;

describe('what administrators review', () => {
  let fixture: DriverFixture;
  beforeAll(async () => {
    fixture = await DriverFixture.start();
  });
  afterAll(() => fixture?.close());

  const changeVehicle = ({ vehicle, owner }: Registered, input: object) =>
    fixture.platform.call(driverHttp.updateVehicle, { id: vehicle._id, ...input }, { as: owner });
  const changeLicense = ({ driver, owner }: Registered, licenseNumber: string) =>
    fixture.platform.call(driverHttp.update, { id: driver._id, licenseNumber }, { as: owner });
  const waiting = async ({ driver }: Registered) => (await fixture.show(driver._id)).changedSinceApproval;
  const fieldsOf = async (who: Registered) => (await waiting(who))?.changes.map(({ field }) => field);
  const confirm = ({ driver }: Registered, seen: SeenChanges, as = fixture.administrator) =>
    fixture.platform.call(driverHttp.confirmChanges, { id: driver._id, seen }, { as });
  const approved = async (who: { plate?: string } = {}) => {
    const registered = await fixture.registered(who);
    await fixture.setStatus(registered.driver._id, 'APPROVED');
    return registered;
  };
  const NOTHING_SEEN = { license: 0, vehicle: 0 };

  describe('the list of those changed since approval', () => {
    const changedOnes = async (query: object = {}, as = fixture.administrator) => {
      const list = await fixture.platform.call(driverHttp.drivers, { changed: 'true', limit: 100, ...query }, { as });
      return dataOf<{ data: DriverView[] }>(list).data.map(({ _id }) => _id);
    };

    it('has whoever is marked, by licence, by vehicle or by pictures, until confirmed', async () => {
      const [byLicense, byVehicle, untouched] = [await approved(), await approved(), await approved()];
      await changeLicense(byLicense, `DK-${anId()}`);
      await changeVehicle(byVehicle, { brand: 'Honda' });
      const listed = await changedOnes();
      for (const { driver } of [byLicense, byVehicle]) expect(listed).toContain(driver._id);
      expect(listed).not.toContain(untouched.driver._id);
      await confirm(byVehicle, (await waiting(byVehicle))?.seen ?? NOTHING_SEEN);
      expect(await changedOnes({ user: byVehicle.owner.id })).toEqual([]);
      expect(await changedOnes({ user: byLicense.owner.id, status: 'APPROVED' })).toEqual([byLicense.driver._id]);
      expect(await changedOnes({ user: byLicense.owner.id, status: 'PENDING' })).toEqual([]);
    });

    it('has nobody who was never approved, or who changed back', async () => {
      const [never, back] = [await fixture.registered(), await approved()];
      await changeVehicle(never, { brand: 'Honda' });
      await changeVehicle(back, { brand: 'Honda' });
      await changeVehicle(back, { brand: 'Toyota' });
      const listed = await changedOnes();
      for (const { driver } of [never, back]) expect(listed).not.toContain(driver._id);
    });

    it('is empty for everybody else, and refuses another word', async () => {
      const driver = await approved();
      await changeVehicle(driver, { brand: 'Honda' });
      expect(await changedOnes({}, driver.owner)).toEqual([]);
      const refused = await fixture.platform.call(driverHttp.drivers, { changed: 'perhaps' } as never, {
        as: fixture.administrator,
      });
      expect([refused.status, codeOf(refused)]).toEqual([400, 'request/invalid']);
    });
  });

  describe('licence or vehicle changed after approval', () => {
    it('leaves the driver APPROVED, stores old and new values, and is marked in the admin lists until confirmed', async () => {
      const driver = await approved();
      expect(await waiting(driver)).toBeNull();
      const licenseNumber = `DK-${anId()}`;
      await changeLicense(driver, licenseNumber);
      await changeVehicle(driver, { brand: 'Honda' });
      await changeVehicle(driver, { brand: 'Suzuki', vehicleLicense: 'CTG-GA-98-7654' });
      const query = { user: driver.owner.id };
      const list = await fixture.platform.call(driverHttp.drivers, query, { as: fixture.administrator });
      const [shown] = dataOf<{ data: DriverView[] }>(list).data;
      const { licenseNumber: confirmedNumber } = driver.driver;
      expect(shown).toMatchObject({
        status: 'APPROVED',
        licenseNumber: confirmedNumber,
        vehicle: { brand: 'Toyota', vehicleLicense: 'DHAKA-11-2233' },
      });
      const changes = [...(shown?.changedSinceApproval?.changes ?? [])].sort((one, other) =>
        one.field.localeCompare(other.field),
      );
      expect(changes).toEqual([
        expect.objectContaining({ field: 'brand', from: 'Toyota', to: 'Suzuki', waits: true }),
        expect.objectContaining({ field: 'licenseNumber', from: confirmedNumber, to: licenseNumber, waits: true }),
        expect.objectContaining({ field: 'vehicleLicense', from: 'DHAKA-11-2233', to: 'CTG-GA-98-7654', waits: true }),
      ]);
      const reply = await confirm(driver, shown?.changedSinceApproval?.seen ?? NOTHING_SEEN);
      expect(reply.body).toMatchObject({
        data: {
          status: 'APPROVED',
          changedSinceApproval: null,
          licenseNumber,
          vehicle: { brand: 'Suzuki', vehicleLicense: 'CTG-GA-98-7654' },
        },
      });
      expect(await waiting(driver)).toBeNull();
    });

    it('is confirmed with an entry of the audit log, without the licence number', async () => {
      const driver = await approved();
      const licenseNumber = `DK-${anId()}`;
      await changeLicense(driver, licenseNumber);
      await confirm(driver, (await waiting(driver))?.seen ?? NOTHING_SEEN);
      const entry = (await fixture.published(driverEvents.actRecorded, driver.driver._id)).at(-1);
      expect(entry).toMatchObject({
        actor: { kind: 'person', id: fixture.administrator.id },
        payload: {
          act: 'driver-changes-confirmed',
          before: { unconfirmed: ['licenseNumber'] },
          after: { unconfirmed: [] },
        },
      });
      expect(JSON.stringify(entry)).not.toContain(licenseNumber);
    });

    it('and changed again after the review is not confirmed unseen', async () => {
      const driver = await approved();
      await changeVehicle(driver, { brand: 'Honda' });
      const seen = (await waiting(driver))?.seen ?? NOTHING_SEEN;
      await changeVehicle(driver, { model: 'Fit Hybrid' });
      expect(codeOf(await confirm(driver, seen))).toBe('driver/change-gone');
      expect(await fieldsOf(driver)).toEqual(['brand', 'model']);
    });

    it('is shown to administrators alone', async () => {
      const driver = await approved();
      await changeVehicle(driver, { brand: 'Honda' });
      const shown = await fixture.platform.call(driverHttp.getDriver, { id: driver.driver._id }, { as: driver.owner });
      expect(Object.keys(dataOf<object>(shown))).not.toEqual(expect.arrayContaining(['changedSinceApproval']));
      expect(dataOf<object>(shown)).not.toHaveProperty('plateSharedWith');
      for (const as of [driver.owner, person({ role: 'RIDER' })]) {
        expect((await confirm(driver, NOTHING_SEEN, as)).status).toBe(403);
      }
    });

    it('counts only after approval, and includes what the approval did not see', async () => {
      const driver = await fixture.registered();
      await changeVehicle(driver, { brand: 'Honda' });
      await fixture.setStatus(driver.driver._id, 'APPROVED');
      expect(await waiting(driver)).toBeNull();
      await fixture.setStatus(driver.driver._id, 'SUSPENDED', 'Papers missing');
      await changeVehicle(driver, { brand: 'Suzuki' });
      await fixture.setStatus(driver.driver._id, 'APPROVED');
      expect(await fieldsOf(driver)).toEqual(['brand']);
    });

    it('confirmed by two administrators at once is recorded once', async () => {
      const count = rounds(60);
      const driver = await approved();
      for (let round = 0; round < count; round += 1) {
        await changeVehicle(driver, { brand: `Brand ${round}` });
        const seen = (await waiting(driver))?.seen ?? NOTHING_SEEN;
        const replies = await Promise.all([confirm(driver, seen), confirm(driver, seen)]);
        expect(replies.map(({ status }) => status)).toEqual([200, 200]);
      }
      const entries = await fixture.published(driverEvents.actRecorded, driver.driver._id);
      expect(entries.filter(({ payload }) => payload.act === 'driver-changes-confirmed')).toHaveLength(count);
      expect(await waiting(driver)).toBeNull();
    });

    it('is not found for an unknown driver, and invalid input is refused', async () => {
      const driver = await approved();
      const nobody = await fixture.platform.call(
        driverHttp.confirmChanges,
        { id: anId(), seen: NOTHING_SEEN },
        { as: fixture.administrator },
      );
      expect(codeOf(nobody)).toBe('driver/not-found');
      for (const seen of [{ license: -1, vehicle: 0 }, { license: { $gt: 0 }, vehicle: 0 }, {}]) {
        expect((await confirm(driver, seen as never)).status).toBe(400);
      }
    });
  });

  it('a plate may be shared (two shifts, one CNG), shown to administrators', async () => {
    const plate = 'SYL-TA-55-6677';
    const [day, night] = [await approved({ plate }), await approved({ plate: 'syl ta ৫৫ ৬৬৭৭' })];
    const alone = await approved({ plate: 'SYL-TA-55-6678' });
    const sharedWith = async (who: Registered) => (await fixture.show(who.driver._id)).plateSharedWith;
    expect(await sharedWith(day)).toEqual([night.driver._id]);
    expect(await sharedWith(night)).toEqual([day.driver._id]);
    expect(await sharedWith(alone)).toEqual([]);
    await changeVehicle(alone, { vehicleLicense: plate });
    await confirm(alone, (await waiting(alone))?.seen ?? NOTHING_SEEN);
    expect(new Set(await sharedWith(day))).toEqual(new Set([night.driver._id, alone.driver._id]));
  });

  describe('a driving licence number belongs to one driver (409)', () => {
    it('however it is typed', async () => {
      const [first, second] = [await fixture.registered(), await fixture.registered()];
      await changeLicense(first, 'DK-77 88 9900');
      for (const typed of ['DK7788৯৯০০', 'dk-7788-9900', 'DK-77 88 9900']) {
        const reply = await changeLicense(second, typed);
        expect([reply.status, codeOf(reply)]).toEqual([409, 'driver/license-taken']);
      }
      expect((await changeLicense(first, 'DK-7788-9900')).status).toBe(200);
    });

    it('also when two register it at once', async () => {
      const count = rounds(60);
      const pair = [await fixture.registered(), await fixture.registered()];
      for (let round = 0; round < count; round += 1) {
        const number = `DK-${anId()}`;
        const replies = await Promise.all(
          pair.map((who, at) => changeLicense(who, at === 0 ? number : number.toLowerCase())),
        );
        expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
      }
    });
  });
});
