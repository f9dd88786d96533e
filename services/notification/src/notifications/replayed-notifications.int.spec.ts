import { notificationHttp } from '@pothik/contracts/notification';
import { rideEvents } from '@pothik/contracts/ride';
import { person, rounds } from '@pothik/service-kit/testing';
import { identifier, rideOf, startNotification } from '../testing/person-events.js';

const ROUNDS = rounds(1_000);

it(`an event replayed from the dead letters makes one notification, whether it made one before or not, ${ROUNDS} times`, async () => {
  const platform = await startNotification();
  const riders = Array.from({ length: ROUNDS }, () => person({ role: 'RIDER' }));
  for (const [round, { id: riderId }] of riders.entries()) {
    const ride = { ...rideOf({ riderId, driverUserId: identifier(), status: 'ACCEPTED' }), fare: 250 };
    const notification = { id: crypto.randomUUID(), aggregateId: ride.id, aggregateVersion: 3, payload: { ride } };
    if (round % 2 === 0) await platform.publish(rideEvents.fareSet, notification);
    await platform.giveUp('notification', rideEvents.fareSet, notification);
  }
  for (const _again of [1, 2]) {
    expect(await platform.replayDeadLetters('ride')).toBe(ROUNDS);
    await platform.settled();
    for (const rider of riders) {
      const { entries } = (await platform.call(notificationHttp.feed, {}, { as: rider })).body.data;
      expect(entries).toEqual([expect.objectContaining({ number: 1, facts: expect.objectContaining({ fare: 250 }) })]);
    }
  }
  await platform.close();
});
