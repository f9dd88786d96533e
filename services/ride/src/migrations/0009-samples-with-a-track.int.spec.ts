import { runMigrationIn } from '@pothik/service-kit/testing';
import { RideFixture } from '../testing/ride-fixture.js';
import { samplesWithATrack } from './0009-samples-with-a-track.migration.js';

let fixture: RideFixture;
beforeAll(async () => {
  fixture = await RideFixture.open();
});
afterAll(() => fixture.close());

it('speeds that no track has shown are forgotten, also after two attempts', async () => {
  const experience = fixture.platform.model<{ _id: string }>('ride', 'Experience').collection;
  const sample = (rideId: string) => ({ rideId, endedAt: fixture.platform.clock.now(), kilometresPerHour: 12 });
  const tracked = { ...sample('b'), isTracked: true };
  await experience.insertMany([
    { _id: 'dhaka/CNG/9', samples: [sample('a'), tracked, sample('c')] },
    { _id: 'dhaka/CAR/9', samples: [sample('d')] },
  ] as never[]);

  const move = () => runMigrationIn(fixture.platform.service('ride'), samplesWithATrack);
  await move();
  await move();

  expect(await experience.find().sort({ _id: 1 }).toArray()).toEqual([
    { _id: 'dhaka/CAR/9', samples: [] },
    { _id: 'dhaka/CNG/9', samples: [tracked] },
  ]);
});
