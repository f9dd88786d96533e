import RequestQueue from 'kafkajs/src/network/requestQueue/index.js';
import { quietIdleConnections } from './idle-connections.js';

it('lets a connection poll for waiting requests only while one waits', () => {
  quietIdleConnections();
  const looks = (pending: readonly unknown[]) => {
    const queue = Object.assign(Object.create(RequestQueue.prototype), { pending, throttledUntil: -1 });
    queue.scheduleCheckPendingRequests();
    const scheduled = queue.throttleCheckTimeoutId !== undefined;
    clearTimeout(queue.throttleCheckTimeoutId);
    return scheduled;
  };
  expect(looks([])).toBe(false);
  expect(looks([{}])).toBe(true);
});
