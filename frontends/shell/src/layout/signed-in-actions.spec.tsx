import { queryClient } from '@pothik/api-client';
import { waitFor } from '@testing-library/react';
import { answering, openPage, sampleRider, success } from '../testing/fixture';
import { Component as SignedInActions } from './signed-in-actions';

const loaded = jest.fn();
jest.mock('../federation/remote-part', () => ({
  RemotePart: ({ remote, expose }: { remote: string; expose: string }) => {
    loaded(`${remote}/${expose}`);
    return null;
  },
}));

const DRIVER = { ...sampleRider, role: 'DRIVER' } as const;
const open = async (at: string, user: typeof sampleRider | typeof DRIVER) => {
  const sent = answering({
    'GET /notification/feed': success({ entries: [], readUpTo: 0 }),
    'GET /ride/current-ride': success(null),
  });
  await openPage(() => <SignedInActions user={user} />, at, user);
  await waitFor(() => expect(sent.map(({ call }) => call)).toContain('GET /notification/feed'));
};

beforeEach(() => {
  queryClient.clear();
  loaded.mockClear();
});

describe('requests on a driver’s pages', () => {
  it.each(['/', '/about'])('come up over %s, by the driver remote', async (at) => {
    await open(at, DRIVER);
    await waitFor(() => expect(loaded).toHaveBeenCalledWith('driver/incoming-request'));
  });

  it.each([
    ['/driver/earnings', DRIVER],
    ['/', sampleRider],
  ])('are left to the area itself, and load nothing for riders: %s', async (at, user) => {
    await open(at, user);
    expect(loaded).not.toHaveBeenCalled();
  });
});
