import { queryClient, sessionStore } from '@pothik/api-client';
import type { Role } from '@pothik/contracts/platform';
import { emptyCache } from '../testing/empty-cache';
import { firstDataFor } from './first-data';

const AT = '2026-11-02T06:00:00.000Z';
const NUSRAT = {
  _id: '0123456789abcdef01234567',
  name: 'Nusrat Jahan',
  email: 'n@j.bd',
  address: '',
  phone: '',
  image: '',
};
const KEY = ['rides', '2'];

const become = (role: Role | undefined) =>
  sessionStore.setState({
    status: role ? 'signed-in' : 'signed-out',
    user: role && { ...NUSRAT, role, createdAt: AT, updatedAt: AT },
  });

const asked = jest.fn(async (): Promise<string> => 'the rides');
const route = firstDataFor('RIDER')((ask, { search, params }) =>
  ask({ queryKey: [params.list, search.get('page')], queryFn: asked, retry: false }),
);
const opened = () =>
  route.loader({ request: new Request('http://localhost/rider/rides?page=2'), params: { list: 'rides' } });

const revalidates = (from: string, to: string) =>
  route.shouldRevalidate({
    currentUrl: new URL(from, 'http://localhost'),
    nextUrl: new URL(to, 'http://localhost'),
  });

beforeEach(() => {
  emptyCache();
  asked.mockClear();
  become('RIDER');
});

describe('first data of a route', () => {
  it('is asked by the address, and the route does not wait for it', async () => {
    expect(opened()).toBeNull();
    expect(queryClient.getQueryState(KEY)?.fetchStatus).toBe('fetching');
    expect(asked).toHaveBeenCalledTimes(1);
  });

  it.each([undefined, 'DRIVER', 'SUPER_ADMIN'] as const)('is not asked for %s, who may not see the page', (role) => {
    become(role);
    expect(opened()).toBeNull();
    expect(asked).not.toHaveBeenCalled();
  });

  it.each([undefined, 'DRIVER'] as const)(
    'is not asked late for a person who left, with %s in their place',
    async (role) => {
      let load = (): void => {};
      const loaded = new Promise<void>((resolve) => (load = resolve));
      const late = firstDataFor('RIDER')(async (ask) => {
        await loaded;
        await ask({ queryKey: KEY, queryFn: asked });
      });
      late.loader({ request: new Request('http://localhost/rider/rides'), params: {} });
      become(role);
      load();
      await loaded;
      await Promise.resolve();
      expect(asked).not.toHaveBeenCalled();
    },
  );

  it('leaves cached data to the page, stale or not', () => {
    queryClient.setQueryData(KEY, 'the rides of before', { updatedAt: 1 });
    opened();
    expect(asked).not.toHaveBeenCalled();
  });

  it('leaves a failure to the page', async () => {
    asked.mockRejectedValueOnce(new Error('refused'));
    expect(opened()).toBeNull();
    await queryClient
      .getQueryCache()
      .find({ queryKey: KEY })
      ?.promise?.catch(() => {});
    expect(queryClient.getQueryState(KEY)).toMatchObject({ status: 'error', fetchStatus: 'idle' });
  });

  it('is asked for another page, not for another filter of the same one', () => {
    expect(revalidates('/rider/rides/1', '/rider/rides/2')).toBe(true);
    expect(revalidates('/rider/activity', '/rider/activity?status=CANCELLED')).toBe(false);
  });
});
