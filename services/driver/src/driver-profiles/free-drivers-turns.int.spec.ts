import { driverHttp, type FreeDriverCard } from '@pothik/contracts/driver';
import { Directions } from '@pothik/engines/places';
import { person } from '@pothik/service-kit/testing';
import { DriverFixture, dataOf } from '../testing/driver-fixture.js';

const FARMGATE = { lat: 23.7575, lng: 90.3897 };

let fixture: DriverFixture;
beforeAll(async () => {
  fixture = await DriverFixture.start();
});
afterAll(() => fixture?.close());

const nearest = async (as = person({ role: 'RIDER' })) => {
  const input = { lat: String(FARMGATE.lat), lng: String(FARMGATE.lng) };
  const reply = await fixture.platform.call(driverHttp.freeDrivers, input as never, { as });
  return dataOf<{ data: FreeDriverCard[] }>(reply).data.map(({ metres }) => metres !== undefined);
};

it('measures two of one rider’s 100 concurrent lists, queues 20, and answers the rest without distances', async () => {
  const { owner } = await fixture.onDuty();
  await fixture.platform.call(driverHttp.changePositionConsent, { granted: true }, { as: owner });
  await fixture.platform.call(driverHttp.tellPosition, FARMGATE, { as: owner });
  const directions = fixture.platform.service('driver').app.get(Directions, { strict: false });
  const measure = directions.distances.bind(directions);
  let atOnce = 0;
  let most = 0;
  const [greedy, patient] = [person({ role: 'RIDER' }), person({ role: 'RIDER' })];
  let open: () => void = () => undefined;
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  const measured = jest.spyOn(directions, 'distances').mockImplementation(async (...question) => {
    atOnce += 1;
    most = Math.max(most, atOnce);
    await opened;
    atOnce -= 1;
    return measure(...question);
  });
  let answered = 0;
  const lists = Array.from({ length: 100 }, async () => {
    const [isMeasured] = await nearest(greedy);
    answered += 1;
    if (answered === 78) open();
    return isMeasured;
  });
  expect((await Promise.all(lists)).filter(Boolean)).toHaveLength(22);
  expect(most).toBe(2);
  expect(await nearest(patient)).toEqual([true]);
  expect(await nearest(greedy)).toEqual([true]);
  measured.mockRestore();
});
