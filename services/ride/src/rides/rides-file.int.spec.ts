import { type RideView, rideHttp, rideNumber } from '@pothik/contracts/ride';
import { LIST_BATCH } from '@pothik/service-kit';
import { ServedService } from '@pothik/service-kit/testing';
import { Types } from 'mongoose';
import { codeOf, dataOf } from '../testing/ride-answers.js';
import { type FixtureDriver, type FixtureRider, RideFixture } from '../testing/ride-fixture.js';
import { RIDE } from './ride.model.js';

let fixture: RideFixture;
let served: ServedService;
let rider: FixtureRider;
let driver: FixtureDriver;
beforeAll(async () => {
  fixture = await RideFixture.open();
  served = await ServedService.open(fixture.platform, fixture.platform.service('ride'));
  rider = await fixture.rider();
  driver = await fixture.driver();
});
afterAll(async () => {
  await served.close();
  await fixture.close();
});

const file = (input: object = {}) => served.csv(rideHttp.exportRides, { as: fixture.administrator, input });
const ridesOf = () => fixture.platform.model('ride', RIDE).collection;

describe('the rides as a CSV file', () => {
  it('has a ride’s columns in the asked language, and no cell that a spreadsheet calculates', async () => {
    const { _id } = await fixture.pickedUp(rider, driver, 220);
    await ridesOf().updateOne({ _id: new Types.ObjectId(_id) }, { $set: { pickupLocation: '=Mirpur, "10"' } });
    const seen = await fixture.see({ _id }, fixture.administrator);
    const { type, name, lines } = await file({ find: rideNumber(_id) });
    expect(type).toBe('text/csv; charset=utf-8');
    expect(name).toMatch(/^attachment; filename="rides-\d{4}-\d\d-\d\d\.csv"$/);
    const { vehicleType, vehicleLicense } = seen.driver.vehicle;
    const cells = [
      rideNumber(_id),
      '2026-11-02 12:00:00',
      'PICKED UP',
      seen.user.name,
      seen.driver.user.name,
      vehicleType,
    ];
    expect(lines).toEqual([
      'Ride,When (Dhaka time),Status,Rider,Driver,Vehicle type,Vehicle licence number,Pickup,Drop,Fare in BDT,Review,Identifier',
      [...cells, vehicleLicense, `"'=Mirpur, ""10"""`, seen.dropLocation, 220, '', _id].join(','),
    ]);
    expect((await file({ language: 'bn' })).lines[0]).toBe(
      'রাইড,কখন (ঢাকার সময়),অবস্থা,যাত্রী,চালক,গাড়ির ধরন,গাড়ির লাইসেন্স নম্বর,ওঠার জায়গা,নামার জায়গা,"ভাড়া, টাকায়",যাচাই,শনাক্তকারী',
    );
  });

  it('has every ride of more than one batch once, as the list is filtered and sorted', async () => {
    const [stored] = await ridesOf().find({}).toArray();
    const copies = Array.from({ length: LIST_BATCH + 5 }, (_, fare) => ({
      ...stored,
      _id: new Types.ObjectId(),
      riderId: new Types.ObjectId().toString(),
      status: 'COMPLETED',
      fare,
    }));
    await ridesOf().insertMany(copies);
    const { lines } = await file({ rideStatus: 'COMPLETED', sort: '-fare' });
    const ids = lines.slice(1).map((line) => line.split(',').at(-1));
    expect(ids).toEqual(copies.map(({ _id }) => _id.toString()).reverse());
    expect((await file({ rideStatus: 'CANCELLED' })).lines).toHaveLength(1);
  });

  it.each([{ page: 2 }, { rideStatus: 'NEW' }, { language: 'fr' }])('refuses the query %j', async (input) => {
    const refused = await fixture.call(rideHttp.exportRides, input as never, { as: fixture.administrator });
    expect([refused.status, codeOf(refused)]).toEqual([400, 'request/invalid']);
  });
});

describe('the incidents as a CSV file', () => {
  const incidents = (input: object = {}) => served.csv(rideHttp.exportIncidents, { as: fixture.administrator, input });

  it('has an incident’s columns in the asked language, of the asked ride alone', async () => {
    const [ride, other] = [
      await fixture.pickedUp(await fixture.rider(), await fixture.driver()),
      await fixture.pickedUp(await fixture.rider(), await fixture.driver()),
    ];
    for (const { _id, user } of [ride, other]) {
      const sender = { ...rider.person, id: user._id };
      dataOf<RideView>(await fixture.call(rideHttp.sendSos, { rideId: _id }, { as: sender }));
    }
    const { type, name, lines } = await incidents({ ride: ride._id, status: 'OPEN' });
    expect(type).toBe('text/csv; charset=utf-8');
    expect(name).toMatch(/^attachment; filename="sos-incidents-\d{4}-\d\d-\d\d\.csv"$/);
    expect(lines).toEqual([
      'When (Dhaka time),Status,Raised by,Ride when it was raised,Rider,Driver,Vehicle licence number,Pickup,Drop,Note,Identifier',
      expect.stringContaining(`,OPEN,RIDER,PICKED UP,${ride.user.name},${ride.driver.user.name},`),
    ]);
    expect((await incidents({ language: 'bn' })).lines).toHaveLength(3);
    expect((await incidents({ language: 'bn', status: 'RESOLVED' })).lines).toEqual([
      'কখন (ঢাকার সময়),অবস্থা,জানিয়েছেন,তখন রাইডের অবস্থা,যাত্রী,চালক,গাড়ির লাইসেন্স নম্বর,ওঠার জায়গা,নামার জায়গা,মন্তব্য,শনাক্তকারী',
    ]);
  });

  it.each([{ page: 2 }, { status: 'NEW' }, { language: 'fr' }])('refuse the query %j', async (input) => {
    const refused = await fixture.call(rideHttp.exportIncidents, input as never, { as: fixture.administrator });
    expect([refused.status, codeOf(refused)]).toEqual([400, 'request/invalid']);
  });
});
