import { serverNow, startClient } from '@pothik/api-client';
import { act, screen, waitFor } from '@testing-library/react';
import { answering, openAs } from '../testing/fixture';
import { driverWith, person, rideWith } from '../testing/samples';
import { LineNotice } from './line-notice';

/** The browser goes offline or online. */
const turn = (state: 'online' | 'offline') => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(state === 'online');
  act(() => void window.dispatchEvent(new Event(state)));
};

const open = async (fields: Parameters<typeof driverWith>[0], ride: object | null = null) => {
  const sent = answering({ 'GET /ride/current-ride': ride });
  await startClient();
  openAs(person('DRIVER'), [{ path: '/driver', element: <LineNotice driver={driverWith(fields)} /> }], '/driver');
  await waitFor(() => expect(sent.map(({ call }) => call)).toContain('GET /ride/current-ride'));
};

afterEach(() => {
  turn('online');
  jest.restoreAllMocks();
});

describe('a driver’s page that has lost its line', () => {
  it('says that requests may be missed, and when riders can stop seeing the driver, until the line is back', async () => {
    await open({ availabilityStatus: 'ONLINE', signOfLifeMinutes: 5 });
    expect(screen.queryByText(/Riders can stop seeing you/)).toBeNull();
    const before = serverNow();
    turn('offline');
    const said = screen.getByText(
      /^You may miss requests\. Riders can stop seeing you at .*, after 5 minutes without a connection\.$/,
    );
    const minute = (ms: number) =>
      new Date(before + ms).toLocaleTimeString('en-US', { timeZone: 'Asia/Dhaka', hour: 'numeric', minute: '2-digit' });
    // A minute may have begun meanwhile.
    const times = [minute(300_000), minute(360_000)].map((time) => time.replace(/\s/g, ' '));
    expect(times.some((time) => said.textContent?.replace(/\s/g, ' ').includes(time))).toBe(true);
    turn('online');
    expect(screen.queryByText(/Riders can stop seeing you/)).toBeNull();
  });

  it('says nothing on a ride', async () => {
    await open({ availabilityStatus: 'ONLINE', signOfLifeMinutes: 5 }, rideWith({ rideStatus: 'ACCEPTED' }));
    turn('offline');
    expect(screen.queryByText(/Riders can stop seeing you/)).toBeNull();
    turn('online');
  });

  it('says nothing while OFFLINE', async () => {
    await open({ availabilityStatus: 'OFFLINE', signOfLifeMinutes: 5 });
    turn('offline');
    expect(screen.queryByText(/Riders can stop seeing you/)).toBeNull();
  });
});
