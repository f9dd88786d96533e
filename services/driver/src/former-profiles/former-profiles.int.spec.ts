import { authEvents } from '@pothik/contracts/auth';
import {
  type DriverView,
  driverEvents,
  driverHttp,
  type FreeDriverCard,
  type ReasonKind,
} from '@pothik/contracts/driver';
import { type Person, Sweeper } from '@pothik/service-kit';
import { anId, DriverFixture, dataOf } from '../testing/driver-fixture.js';
import { FORMER_PROFILE_MODEL } from './former-profile.model.js';

type Registered = Awaited<ReturnType<DriverFixture['registered']>>;

const YEAR_MS = 366 * 86_400_000;
const PLATE = 'ঢাকা মেট্রো-গ ৩৫-৪৮২১';
let fixture: DriverFixture;
let license: string;
beforeAll(async () => {
  fixture = await DriverFixture.start();
});
beforeEach(async () => {
  await fixture.platform.empty();
  license = `DK-${anId()}`;
});
afterAll(() => fixture?.close());

const deleted = async ({ id }: Person) => {
  const account = { id, name: '', email: '', role: 'DRIVER' as const, verified: false };
  await fixture.platform.publish(authEvents.userDeleted, { aggregateId: id, payload: { account } });
  await fixture.platform.settled();
};

async function registered(licenseNumber: string, plate: string, of = fixture): Promise<Registered> {
  const owner = await of.newcomer();
  const vehicle = await of.vehicleOf(owner, 'CAR', plate);
  const form = of.registrationOf(owner, vehicle, licenseNumber);
  const driver = dataOf<DriverView>(await of.platform.call(driverHttp.registerDriver, form, { as: owner }));
  return { owner: { ...owner, role: 'DRIVER' }, driver, vehicle };
}

/** Suspended with a kind of reason or none, and gone. */
async function suspendedAndGone(kind?: ReasonKind): Promise<Registered> {
  const karim = await registered(license, PLATE);
  await fixture.setStatus(karim.driver._id, 'APPROVED');
  await fixture.setStatus(karim.driver._id, 'SUSPENDED', 'Rude to Nusrat', kind);
  await deleted(karim.owner);
  return karim;
}

const formerOf = async ({ driver }: Registered) => (await fixture.show(driver._id)).formerProfiles;
const stored = () => fixture.platform.model<object>('driver', FORMER_PROFILE_MODEL).find().lean();

describe('a suspended driver who deletes the account and registers again', () => {
  it('is registered, and administrators see how the former profile stood', async () => {
    await suspendedAndGone('conduct');
    const again = await registered(license.toLowerCase().replace('-', ' '), 'dm ga 35 4821');
    expect(again.driver.status).toBe('PENDING');
    expect(await formerOf(again)).toEqual([
      {
        sameLicense: true,
        samePlate: true,
        status: 'SUSPENDED',
        reasonKind: 'conduct',
        since: fixture.platform.clock.now().toISOString(),
      },
    ]);
    const list = await fixture.platform.call(driverHttp.drivers, { status: 'PENDING' }, { as: fixture.administrator });
    expect(dataOf<{ data: DriverView[] }>(list).data[0]?.formerProfiles).toHaveLength(1);
    expect((await fixture.setStatus(again.driver._id, 'APPROVED')).status).toBe(200);
  });

  it('is known by licence and by plate separately', async () => {
    await suspendedAndGone('conduct');
    const byLicense = await registered(license, 'ABC-12345');
    const byPlate = await registered(`DK-${anId()}`, 'DM-GA-35-4821');
    const neither = await registered(`DK-${anId()}`, 'DM-GA-35-4822');
    expect(await formerOf(byLicense)).toMatchObject([{ sameLicense: true, samePlate: false }]);
    expect(await formerOf(byPlate)).toMatchObject([{ sameLicense: false, samePlate: true }]);
    expect(await formerOf(neither)).toEqual([]);
  });

  it('is known by a licence in Bangla digits, and by numbers changed just before the deletion', async () => {
    const karim = await registered('DK-12345', PLATE);
    await fixture.setStatus(karim.driver._id, 'APPROVED');
    await fixture.setStatus(karim.driver._id, 'SUSPENDED', 'Papers are false', 'fraud');
    const change = { id: karim.driver._id, licenseNumber: 'DK-99999' };
    await fixture.platform.call(driverHttp.update, change, { as: karim.owner });
    const plate = { id: karim.vehicle._id, vehicleLicense: 'DM-GA-11-1111' };
    await fixture.platform.call(driverHttp.updateVehicle, plate, { as: karim.owner });
    await deleted(karim.owner);
    const again = await registered('dk ১২৩৪৫', PLATE);
    expect(await formerOf(again)).toMatchObject([{ sameLicense: true, samePlate: true, reasonKind: 'fraud' }]);
  });

  it('is known by numbers that read alike', async () => {
    license = 'DK0012301';
    await suspendedAndGone('fraud');
    const alike = await registered('DKOO123O1', 'DM-GA-35-4B2I');
    expect(await formerOf(alike)).toMatchObject([{ sameLicense: true, samePlate: true, reasonKind: 'fraud' }]);
  });

  it('is known by the numbers of a suspension before any approval, whatever was changed after it', async () => {
    const karim = await registered(license, PLATE);
    await fixture.setStatus(karim.driver._id, 'SUSPENDED', 'Papers are false', 'fraud');
    const number = { id: karim.driver._id, licenseNumber: `ZZ-${anId()}` };
    await fixture.platform.call(driverHttp.update, number, { as: karim.owner });
    const plate = { id: karim.vehicle._id, vehicleLicense: 'DM-KA-99-9999' };
    await fixture.platform.call(driverHttp.updateVehicle, plate, { as: karim.owner });
    await deleted(karim.owner);
    const again = await registered(license, PLATE);
    expect(await formerOf(again)).toMatchObject([{ sameLicense: true, samePlate: true, reasonKind: 'fraud' }]);
  });

  it('sees nothing of it, nor do riders', async () => {
    await suspendedAndGone('conduct');
    const again = await registered(license, PLATE);
    const as = async (reader: Person) =>
      dataOf<DriverView | FreeDriverCard>(
        await fixture.platform.call(driverHttp.getDriver, { id: again.driver._id }, { as: reader }),
      );
    expect(again.driver).not.toHaveProperty('formerProfiles');
    expect(await as(again.owner)).not.toHaveProperty('formerProfiles');
    await fixture.setStatus(again.driver._id, 'APPROVED');
    expect(await as(await fixture.newcomer())).not.toHaveProperty('formerProfiles');
  });

  it('without a kind is of the kind other, and leaves no number and no words', async () => {
    await suspendedAndGone();
    expect(await formerOf(await registered(license, 'ABC-12345'))).toMatchObject([{ reasonKind: 'other' }]);
    const kept = JSON.stringify(await stored());
    expect(kept).not.toMatch(/Rude|DK-?|4821/);
  });

  it('is stored once, whatever is repeated', async () => {
    const karim = await suspendedAndGone('conduct');
    const before = await stored();
    fixture.platform.clock.advance(60_000);
    await deleted(karim.owner);
    expect(await stored()).toEqual(before);
    expect(before).toHaveLength(1);
  });

  it('is forgotten after three years, by reading and in the database', async () => {
    await suspendedAndGone('conduct');
    fixture.platform.clock.advance(3 * YEAR_MS);
    expect(await formerOf(await registered(license, PLATE))).toEqual([]);
    await fixture.platform.service('driver').app.get(Sweeper, { strict: false }).run('ended-documents');
    expect(await stored()).toEqual([]);
  });

  it('is unknown under another key', async () => {
    await suspendedAndGone('conduct');
    const other = await DriverFixture.start({ FORMER_PROFILES_KEY: 'another-key-of-former-profiles-of-tests' });
    try {
      const copy = await stored();
      await other.platform.model<object>('driver', FORMER_PROFILE_MODEL).insertMany(copy);
      const again = await registered(license, PLATE, other);
      expect((await other.show(again.driver._id)).formerProfiles).toEqual([]);
    } finally {
      await other.close();
    }
  });
});

describe('numbers that a confirmation replaced', () => {
  const changed = async ({ driver, vehicle, owner }: Registered, licenseNumber: string, vehicleLicense: string) => {
    await fixture.platform.call(driverHttp.update, { id: driver._id, licenseNumber }, { as: owner });
    await fixture.platform.call(driverHttp.updateVehicle, { id: vehicle._id, vehicleLicense }, { as: owner });
  };
  const confirmed = async ({ driver }: Registered) => {
    const seen = (await fixture.show(driver._id)).changedSinceApproval?.seen ?? { license: 0, vehicle: 0 };
    const reply = await fixture.platform.call(
      driverHttp.confirmChanges,
      { id: driver._id, seen },
      { as: fixture.administrator },
    );
    expect(reply.status).toBe(200);
  };
  const SUSPENDED = [expect.objectContaining({ sameLicense: true, samePlate: true, status: 'SUSPENDED' })];

  it('are known after the deletion, the first ones and those between', async () => {
    const karim = await registered(license, PLATE);
    await fixture.setStatus(karim.driver._id, 'APPROVED');
    const between = `DK-${anId()}`;
    await changed(karim, between, 'DM-GA-11-1111');
    await confirmed(karim);
    await changed(karim, `DK-${anId()}`, 'DM-GA-22-2222');
    await confirmed(karim);
    await fixture.setStatus(karim.driver._id, 'SUSPENDED', 'Papers are false', 'fraud');
    const kept = await fixture.platform.model<object>('driver', 'Driver').findById(karim.driver._id).lean();
    expect(JSON.stringify(kept)).not.toContain(license);
    expect(JSON.stringify(await fixture.show(karim.driver._id))).not.toContain('replaced');
    await deleted(karim.owner);
    const left = await fixture.platform.model<object>('driver', 'Driver').findById(karim.driver._id).lean();
    expect(left).not.toHaveProperty('replacedNumbers');
    expect(await formerOf(await registered(license, PLATE))).toEqual(SUSPENDED);
    expect(await formerOf(await registered(between, 'DM-GA-11-1111'))).toEqual(SUSPENDED);
    expect(JSON.stringify(await fixture.platform.published(driverEvents.driverUpdated))).not.toContain('replaced');
  });

  it('are known of a driver who was suspended while the change waited', async () => {
    const karim = await registered(license, PLATE);
    await fixture.setStatus(karim.driver._id, 'APPROVED');
    await changed(karim, `DK-${anId()}`, 'DM-GA-11-1111');
    await fixture.setStatus(karim.driver._id, 'SUSPENDED', 'Papers are false', 'fraud');
    await confirmed(karim);
    await deleted(karim.owner);
    expect(await formerOf(await registered(license, PLATE))).toEqual(SUSPENDED);
  });

  it('are nobody’s while the change waits or was taken back: only the present ones are', async () => {
    const karim = await registered(license, PLATE);
    await fixture.setStatus(karim.driver._id, 'APPROVED');
    const wanted = `DK-${anId()}`;
    await changed(karim, wanted, 'DM-GA-11-1111');
    const number = (await fixture.show(karim.driver._id)).waitingChange?.number ?? 0;
    await fixture.platform.call(driverHttp.takeBackChanges, { id: karim.driver._id, number }, { as: karim.owner });
    await deleted(karim.owner);
    expect(await formerOf(await registered(wanted, 'DM-GA-11-1111'))).toEqual([]);
    expect(await formerOf(await registered(license, PLATE))).toHaveLength(1);
  });
});

describe('former profiles', () => {
  it('show a driver who left approved and returns as such', async () => {
    const karim = await registered(license, PLATE);
    await fixture.setStatus(karim.driver._id, 'APPROVED');
    await deleted(karim.owner);
    const again = await registered(license, PLATE);
    const [former, ...others] = (await formerOf(again)) ?? [];
    expect([former?.status, former && 'reasonKind' in former, others]).toEqual(['APPROVED', false, []]);
  });

  it('show at the review of a changed plate', async () => {
    await suspendedAndGone('conduct');
    const honest = await registered(`DK-${anId()}`, 'ABC-12345');
    await fixture.setStatus(honest.driver._id, 'APPROVED');
    const plate = { id: honest.vehicle._id, vehicleLicense: PLATE };
    await fixture.platform.call(driverHttp.updateVehicle, plate, { as: honest.owner });
    expect(await formerOf(honest)).toMatchObject([{ samePlate: true, status: 'SUSPENDED' }]);
  });

  it('store the decision that an administrator takes at the moment of the deletion', async () => {
    const karim = await registered(license, PLATE);
    await fixture.setStatus(karim.driver._id, 'APPROVED');
    const [suspension] = await Promise.all([
      fixture.setStatus(karim.driver._id, 'SUSPENDED', 'Rude to Nusrat', 'conduct'),
      deleted(karim.owner),
    ]);
    const expected = suspension.status === 200 ? 'SUSPENDED' : 'APPROVED';
    expect(await formerOf(await registered(license, 'ABC-12345'))).toMatchObject([{ status: expected }]);
  });

  it('refuse an unknown kind, and leave the status as it was', async () => {
    const karim = await registered(license, PLATE);
    const answer = await fixture.setStatus(karim.driver._id, 'SUSPENDED', 'Rude to Nusrat', 'mood' as never);
    expect([answer.status, (await fixture.show(karim.driver._id)).status]).toEqual([400, 'PENDING']);
  });
});
