import { driverHttp } from '@pothik/contracts/driver';
import { LIST_BATCH } from '@pothik/service-kit';
import { ServedService } from '@pothik/service-kit/testing';
import { Types } from 'mongoose';
import { DRIVER_MODEL } from '../drivers/index.js';
import { anId, codeOf, DriverFixture } from '../testing/driver-fixture.js';

let fixture: DriverFixture;
let served: ServedService;
beforeAll(async () => {
  fixture = await DriverFixture.start();
  served = await ServedService.open(fixture.platform, fixture.platform.service('driver'));
});
afterAll(async () => {
  await served.close();
  await fixture.close();
});

const file = (input: object = {}) => served.csv(driverHttp.exportDrivers, { as: fixture.administrator, input });

describe('the drivers as a CSV file', () => {
  it('has a driver’s columns, and no cell that a spreadsheet calculates', async () => {
    const { driver } = await fixture.onDuty({ name: '=Karim, "Mia"', plate: 'DHAKA-11-0001' });
    await fixture.setStatus(driver._id, 'SUSPENDED', '@late');
    const { type, name, lines } = await file({ status: 'SUSPENDED' });
    expect(type).toBe('text/csv; charset=utf-8');
    expect(name).toMatch(/^attachment; filename="drivers-\d{4}-\d\d-\d\d\.csv"$/);
    expect(lines).toEqual([
      'Name,Email,Phone,Status,Reason,Availability,Vehicle type,Brand,Model,Vehicle licence number,Driving licence number,Experience in years,Rides,Earnings in BDT,Registered at (Dhaka time)',
      `"'=Karim, ""Mia""",${driver.user.email},01712-345678,SUSPENDED,"'@late",OFFLINE,CAR,Toyota,Axio,DHAKA-11-0001,${driver.licenseNumber},7,0,0,2026-11-02 12:00:00`,
    ]);
  });

  it('has Bangla headings in Bangla', async () => {
    const { lines } = await file({ language: 'bn' });
    expect(lines[0]).toBe(
      'নাম,ইমেইল,ফোন,অবস্থা,কারণ,প্রাপ্যতা,গাড়ির ধরন,ব্র্যান্ড,মডেল,গাড়ির লাইসেন্স নম্বর,ড্রাইভিং লাইসেন্স নম্বর,"অভিজ্ঞতা, বছরে",রাইড,"আয়, টাকায়",নিবন্ধনের সময় (ঢাকার সময়)',
    );
  });

  it('is filtered and sorted as the list is', async () => {
    for (const name of ['Nasrin One', 'Nasrin Two']) await fixture.registered({ name, vehicleType: 'CNG' });
    await fixture.registered({ name: 'Nasrin Three', vehicleType: 'BIKE' });
    const names = async (input: object) => (await file(input)).lines.slice(1).map((line) => line.split(',')[0]);
    expect(await names({ searchTerm: 'nasrin', vehicleType: 'CNG', sort: 'createdAt' })).toEqual([
      'Nasrin One',
      'Nasrin Two',
    ]);
    expect(await names({ searchTerm: 'nasrin', sort: '-totalRides' })).toHaveLength(3);
    expect(await names({ changed: 'true' })).toEqual([]);
  });

  it('has every driver of more than one batch, once', async () => {
    const { owner } = await fixture.registered();
    const { collection } = fixture.platform.model('driver', DRIVER_MODEL);
    const [stored] = await collection.find({ userId: new Types.ObjectId(owner.id) }).toArray();
    const copies = Array.from({ length: LIST_BATCH + 5 }, () => {
      const licenseNumber = `DK-${anId()}`;
      return { ...stored, _id: new Types.ObjectId(), userId: new Types.ObjectId(), licenseNumber, licenseKey: anId() };
    });
    await collection.insertMany(copies);
    for (const query of [{}, { sort: 'totalEarnings' }]) {
      const licences = (await file(query)).lines.map((line) => line.split(',').at(-5));
      const expected = copies.map(({ licenseNumber }) => licenseNumber);
      expect(licences.filter((licence) => expected.includes(licence as string)).sort()).toEqual(expected.sort());
    }
  });

  it.each([{ page: 2 }, { status: 'NEW' }, { language: 'fr' }, { sort: 'name' }])(
    'refuses the query %j',
    async (input) => {
      const refused = await fixture.platform.call(driverHttp.exportDrivers, input as never, {
        as: fixture.administrator,
      });
      expect([refused.status, codeOf(refused)]).toEqual([400, 'request/invalid']);
    },
  );
});
