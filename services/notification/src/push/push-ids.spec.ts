import { createHash } from 'node:crypto';
import { newReceipt, subscriptionIdOf, topicOf } from './push-ids.js';

it('a subscription is known by its endpoint', () => {
  const id = createHash('sha256').update('https://push.test/1').digest('hex');
  expect(subscriptionIdOf('https://push.test/1')).toBe(id);
});

it('a tag is known to push services by 32 characters of base64url, the same for the same tag', () => {
  expect(topicOf('ride:1')).toMatch(/^[\w-]{32}$/);
  expect(topicOf('ride:1')).toBe(topicOf('ride:1'));
  expect(topicOf('ride:1')).not.toBe(topicOf('ride:2'));
});

it('a receipt is 128 bits, each another', () => {
  expect(newReceipt()).toMatch(/^[0-9a-f]{32}$/);
  expect(newReceipt()).not.toBe(newReceipt());
});
