import { subscribedTopics, topicOfType } from './subscribed-topics.rules.js';

describe('a service reads the topics', () => {
  it('of the owners whose events it handles, each once', () => {
    expect(subscribedTopics(['ride.status-changed', 'ride.fare-set', 'auth.user-deleted'])).toEqual([
      'pothik.ride',
      'pothik.auth',
    ]);
  });

  it.each(['ride.nobody-declares', 'payment.taken'])('of no event that nobody declares: %s is a bug', (type) => {
    expect(() => subscribedTopics([type])).toThrow(`A handler waits for ${type}, which nobody declares`);
  });
});

it('the topic of an event is that of its owner', () => {
  expect(topicOfType('driver.driver-registered')).toBe('pothik.driver');
});
