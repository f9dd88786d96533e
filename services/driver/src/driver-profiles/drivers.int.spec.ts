import { type DriverView, driverEvents, driverHttp } from '@pothik/contracts/driver';
import type { PageMeta } from '@pothik/contracts/platform';
import { person } from '@pothik/service-kit/testing';
import { anId, codeOf, DriverFixture, dataOf } from '../testing/driver-fixture.js';
import { RideEventsFixture } from '../testing/ride-events-fixture.js';

type Page = { data: DriverView[]; meta: PageMeta };
type DriverPerson = ReturnType<typeof person>;

describe('drivers', () => {
  let fixture: DriverFixture;
  beforeAll(async () => {
    fixture = await DriverFixture.start();
  });
  afterAll(() => fixture?.close());

  const update = (id: string, input: object, as: DriverPerson) =>
    fixture.platform.call(driverHttp.update, { id, ...input }, { as });
  const list = async (query: object, as: DriverPerson = fixture.administrator) =>
    dataOf<Page>(await fixture.platform.call(driverHttp.drivers, query, { as }));

  describe('their status', () => {
    it('is changed by an administrator, and only an approved driver goes ONLINE', async () => {
      const pending = await fixture.registered();
      const early = await fixture.switched(pending, 'ONLINE');
      expect([early.status, codeOf(early)]).toEqual([403, 'driver/not-approved']);
      const approval = await fixture.setStatus(pending.driver._id, 'APPROVED');
      expect(dataOf<DriverView>(approval).status).toBe('APPROVED');
      const online = await fixture.switched(pending, 'ONLINE');
      expect(online.body).toMatchObject({
        message: "Driver's status updated successfully.",
        data: { availabilityStatus: 'ONLINE' },
      });
    });

    it('SUSPENDED needs a reason, forces OFFLINE, and is recorded in the same write', async () => {
      const { driver, owner } = await fixture.onDuty();
      const nameless = await fixture.setStatus(driver._id, 'SUSPENDED');
      expect([nameless.status, codeOf(nameless)]).toEqual([400, 'driver/reason-required']);
      const reply = await fixture.setStatus(driver._id, 'SUSPENDED', 'Licence expired');
      expect(dataOf<DriverView>(reply)).toMatchObject({
        status: 'SUSPENDED',
        statusReason: 'Licence expired',
        availabilityStatus: 'OFFLINE',
      });
      const changed = (await fixture.published(driverEvents.driverStatusChanged, driver._id)).at(-1);
      const offline = (await fixture.published(driverEvents.availabilityChanged, driver._id)).at(-1);
      const entry = (await fixture.published(driverEvents.actRecorded, driver._id)).at(-1);
      const first = changed?.aggregateVersion ?? Number.NaN;
      expect([offline?.aggregateVersion, entry?.aggregateVersion]).toEqual([first + 1, first + 2]);
      expect(offline?.payload).toMatchObject({ to: 'OFFLINE', cause: 'suspended' });
      expect(entry).toMatchObject({
        actor: { kind: 'person', id: fixture.administrator.id },
        payload: { reason: 'Licence expired', before: { status: 'APPROVED' }, after: { status: 'SUSPENDED' } },
      });
      expect(codeOf(await fixture.switched({ driver, owner }, 'ONLINE'))).toBe('driver/not-approved');
    });

    it('changes only along the transition table and only by administrators', async () => {
      const { driver, owner } = await fixture.registered();
      await fixture.setStatus(driver._id, 'APPROVED');
      const again = await fixture.setStatus(driver._id, 'APPROVED');
      expect([again.status, again.body.message]).toEqual([409, 'A driver who is APPROVED cannot become APPROVED.']);
      for (const as of [owner, person({ role: 'RIDER' })]) {
        const reply = await fixture.platform.call(
          driverHttp.updateStatus,
          { id: driver._id, status: 'SUSPENDED' },
          { as },
        );
        expect(reply.status).toBe(403);
      }
      expect(codeOf(await fixture.setStatus(anId(), 'APPROVED'))).toBe('driver/not-found');
    });
  });

  describe('their own changes', () => {
    it('are licence number and experience, and an empty field means unchanged', async () => {
      const { driver, owner } = await fixture.registered();
      const empty = await update(driver._id, { licenseNumber: '', experience: '' }, owner);
      expect(empty.status).toBe(200);
      expect(dataOf<DriverView>(empty)).toMatchObject({ licenseNumber: driver.licenseNumber, experience: 7 });
      const reply = await update(driver._id, { licenseNumber: '', experience: '৯' }, owner);
      expect(reply.body).toMatchObject({
        message: 'Profile updated successfully.',
        data: { licenseNumber: driver.licenseNumber, experience: 9 },
      });
    });

    it('are refused to everybody else: not found for another driver, not allowed for others', async () => {
      const [{ driver }, other] = [await fixture.onDuty(), await fixture.onDuty()];
      expect((await update(driver._id, { availabilityStatus: 'OFFLINE' }, other.owner)).status).toBe(404);
      expect((await update(driver._id, { experience: 1 }, person({ role: 'RIDER' }))).status).toBe(403);
      expect((await update(driver._id, { experience: 1 }, fixture.administrator)).status).toBe(403);
      expect(await fixture.show(driver._id)).toMatchObject({ availabilityStatus: 'ONLINE', experience: 7 });
    });

    it('cannot change the licence number during an engaged ride, or take that of another driver', async () => {
      const { driver, owner } = await fixture.onDuty();
      const taken = (await fixture.registered()).driver.licenseNumber;
      expect(codeOf(await update(driver._id, { licenseNumber: taken }, owner))).toBe('driver/license-taken');
      const rideEvents = new RideEventsFixture(fixture.platform, driver._id);
      await rideEvents.accepted();
      const fresh = { licenseNumber: `DK-${anId()}` };
      expect(codeOf(await update(driver._id, fresh, owner))).toBe('driver/engaged');
      expect((await update(driver._id, { availabilityStatus: 'OFFLINE' }, owner)).status).toBe(200);
      await rideEvents.completed();
      expect((await update(driver._id, fresh, owner)).body).toMatchObject({
        data: { waitingChange: { changes: [{ field: 'licenseNumber', to: fresh.licenseNumber }] } },
      });
    });

    it.each<[string, object]>([
      ['a status', { status: 'APPROVED' }],
      ['money', { totalEarnings: 1_000_000 }],
      ['a third availability', { availabilityStatus: 'AWAY' }],
      ['availability and years at once', { availabilityStatus: 'ONLINE', experience: 3 }],
      ['an operator', { licenseNumber: { $gt: '' } }],
      ['a licence number too short', { licenseNumber: 'DK12345' }],
      ['31 years', { experience: 31 }],
    ])('are refused with %s, and nothing is stored', async (_case, input) => {
      const { driver, owner } = await fixture.registered();
      expect((await update(driver._id, input, owner)).status).toBe(400);
      const reply = await fixture.platform.call(driverHttp.getDriver, { id: driver._id }, { as: owner });
      expect(dataOf<DriverView>(reply)).toEqual(driver);
    });

    it('are refused for an invalid identifier', async () => {
      expect((await update('everything', { experience: 3 }, person({ role: 'DRIVER' }))).status).toBe(400);
    });
  });

  describe('reading them', () => {
    it('shows all fields to the driver and administrators, the card to others', async () => {
      const { driver, owner } = await fixture.onDuty({ name: 'Hasan Ali' });
      const show = async (as: DriverPerson) =>
        dataOf<object>(await fixture.platform.call(driverHttp.getDriver, { id: driver._id }, { as }));
      expect(await show(owner)).toMatchObject({ licenseNumber: driver.licenseNumber, user: { email: owner.email } });
      expect(await show(fixture.administrator)).toMatchObject({ licenseNumber: driver.licenseNumber });
      const card = JSON.stringify(await show(person({ role: 'RIDER' })));
      expect(card).toContain('Hasan Ali');
      for (const secret of [owner.email, '01712345678', 'DHAKA-11-2233', driver.licenseNumber]) {
        expect(card).not.toContain(secret);
      }
      const missing = await fixture.platform.call(driverHttp.getDriver, { id: anId() }, { as: owner });
      expect(missing.status).toBe(404);
    });

    it('lists one’s own profile, which no filter widens', async () => {
      const [mine, theirs] = [await fixture.registered(), await fixture.registered()];
      expect((await list({}, mine.owner)).data.map(({ _id }) => _id)).toEqual([mine.driver._id]);
      expect((await list({ user: theirs.owner.id }, mine.owner)).data).toEqual([]);
      expect((await list({ searchTerm: theirs.owner.email }, mine.owner)).data).toEqual([]);
      expect((await list({ user: mine.owner.id }, mine.owner)).meta).toEqual({
        page: 1,
        limit: 10,
        total: 1,
        totalPage: 1,
      });
    });

    it('searches names, e-mails, licence numbers and plates, literally', async () => {
      const { driver, owner } = await fixture.registered({ name: 'Jamal (Dhaka)', plate: 'CTG-GA-98-76' });
      for (const searchTerm of ['jamal (dhaka)', owner.email, driver.licenseNumber, 'ga-98-76']) {
        expect((await list({ searchTerm })).data.map(({ _id }) => _id)).toEqual([driver._id]);
      }
      expect((await list({ searchTerm: 'jamal .dhaka.' })).data).toEqual([]);
    });

    it('searches a plate of Bangladesh in either script, whole or its beginning', async () => {
      const { driver } = await fixture.registered({ name: 'আ\u09dfান আলী', plate: 'ঢাকা মেট্রো-ল ৯৮-৭৬৫৪' });
      expect(driver.vehicle.vehicleLicense).toBe('DM-LA-98-7654');
      for (const searchTerm of ['ঢাকা মেট্রো-ল ৯৮', 'Dhaka Metro-La 98-7654', 'dm la 98', '98-7654', 'আ\u09af\u09bcান'])
        expect((await list({ searchTerm })).data.map(({ _id }) => _id)).toEqual([driver._id]);
    });

    it('filters and sorts for administrators', async () => {
      const [few, many] = [await fixture.onDuty({ vehicleType: 'EV' }), await fixture.onDuty({ vehicleType: 'EV' })];
      await new RideEventsFixture(fixture.platform, few.driver._id).completed(100);
      for (const fare of [300, 400]) await new RideEventsFixture(fixture.platform, many.driver._id).completed(fare);
      const ids = async (query: object) => (await list({ vehicleType: 'EV', ...query })).data.map(({ _id }) => _id);
      expect(await ids({ sort: '-totalEarnings' })).toEqual([many.driver._id, few.driver._id]);
      expect(await ids({ sort: 'totalRides' })).toEqual([few.driver._id, many.driver._id]);
      expect(await ids({ sort: 'totalRides', limit: 1, page: 2 })).toEqual([many.driver._id]);
      await fixture.switched(few, 'OFFLINE');
      expect(await ids({ availabilityStatus: 'ONLINE', status: 'APPROVED' })).toEqual([many.driver._id]);
      expect(await ids({ status: 'SUSPENDED' })).toEqual([]);
    });

    it.each<[string, Record<string, unknown>]>([
      ['an unknown name', { licenseNumber: 'DK1234567' }],
      ['an operator', { status: { $ne: 'PENDING' } }],
      ['too many at once', { limit: 101 }],
      ['an unknown order', { sort: 'licenseNumber' }],
      ['a search too long', { searchTerm: 'x'.repeat(101) }],
      ['a search with a zero byte', { searchTerm: 'a\0b' }],
    ])('refuses a list asked with %s', async (_case, query) => {
      const as = fixture.administrator;
      expect((await fixture.platform.call(driverHttp.drivers, query as never, { as })).status).toBe(400);
    });
  });
});
