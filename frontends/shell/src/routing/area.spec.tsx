import { QUERY_KEY, queryClient, sessionStore } from '@pothik/api-client';
import type { Role } from '@pothik/contracts/platform';
import { waitFor } from '@testing-library/react';
import { loadRemote } from '../federation/load-remote';
import { answering, success } from '../testing/fixture';
import { routesFor } from './area';

jest.mock('../federation/load-remote', () => ({
  expectRemote: jest.fn(async () => undefined),
  loadRemote: jest.fn(async () => ({ routes: [{ path: 'here' }] })),
}));

const PERSON = {
  _id: '0123456789abcdef01234567',
  name: 'Nusrat Jahan',
  email: 'rider@pothik.test',
  address: '',
  phone: '',
  image: '',
  createdAt: '2026-11-02T06:00:00.000Z',
  updatedAt: '2026-11-02T06:00:00.000Z',
};

const become = (role: Role | undefined) =>
  sessionStore.setState({
    status: role ? 'signed-in' : 'signed-out',
    user: role && { ...PERSON, role },
    ended: undefined,
  });

beforeEach(() => {
  queryClient.clear();
  jest.mocked(loadRemote).mockClear();
});

describe('an area’s routes', () => {
  it('are loaded from its remote once the session is known', async () => {
    sessionStore.setState({ status: 'loading', user: undefined, ended: undefined });
    const coming = routesFor('driver', '/driver');
    become('DRIVER');
    expect(await coming).toEqual([{ path: 'here' }]);
    expect(loadRemote).toHaveBeenCalledWith('driver', 'routes');
  });

  it.each([undefined, 'RIDER', 'DRIVER'] as const)('are not fetched for %s, who may not see them', async (role) => {
    become(role);
    expect(await routesFor('admin', '/admin')).toBeUndefined();
    expect(loadRemote).not.toHaveBeenCalled();
  });

  it('are loaded in parallel with the current ride on the rider’s first page, and alone elsewhere', async () => {
    const sent = answering({ 'GET /ride/current-ride': success(null) });
    become('RIDER');
    await routesFor('rider', '/rider/activity');
    expect(sent).toEqual([]);
    await routesFor('rider', '/rider');
    await waitFor(() => expect(queryClient.getQueryData(QUERY_KEY.currentRide)).toBeNull());
  });
});
