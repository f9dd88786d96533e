import { notificationHttp } from '@pothik/contracts/notification';
import { bellEndpoints } from './bell-endpoints';

it('the bell’s calls are the contracts’ calls', () => {
  const { feed, read } = notificationHttp;
  expect(bellEndpoints.feed).toEqual({ method: feed.method, path: feed.path });
  expect(bellEndpoints.read).toMatchObject({ method: read.method, path: read.path });
  expect([Boolean(bellEndpoints.feed.query), Boolean(bellEndpoints.read.body)]).toEqual([false, true]);
});
