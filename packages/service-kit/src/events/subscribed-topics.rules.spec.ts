import { subscribedTopics, topicOfType } from './subscribed-topics.rules.js';

describe('a service subscribes to the topics', () => {
  it('of the owners whose events it handles, each once', () => {
    expect(subscribedTopics(['ride.status-changed', 'ride.fare-set', 'auth.user-deleted'])).toEqual([
      'pothik.ride',
      'pothik.auth',
    ]);
  });

  it.each(['ride.nobody-declares', 'payment.taken'])('of declared events only: %s is a bug', (type) => {
    expect(() => subscribedTopics([type])).toThrow(`A handler waits for ${type}, which nobody declares`);
  });
});

it('of the owners: an event’s topic is that of its owner', () => {
  expect(topicOfType('driver.driver-registered')).toBe('pothik.driver');
});
