import { queryClient } from '@pothik/api-client';
import { ThemeProvider, useTheme } from '@pothik/ui-kit';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { answering, refusal, success } from '../testing/page-fixture';
import { DrawnMap } from './drawn-map';
import type { MapToOpen, OpenedMap } from './open-map';

/** jsdom has no WebGL: what opens a map is replaced, and says what it was asked for. */
let asked: MapToOpen[] = [];
let opening: { resolve(map: OpenedMap): void; reject(error: Error): void };
jest.mock('./open-map', () => {
  class BeyondMap extends Error {}
  return {
    BeyondMap,
    openMap: (map: MapToOpen) => {
      asked.push(map);
      return new Promise<OpenedMap>((resolve, reject) => {
        opening = { resolve, reject };
      });
    },
  };
});
const marked = jest.fn();
jest.mock('./map-markers', () => ({ mark: (...given: unknown[]) => marked(...given) }));

jest.mock('./driver-marker', () => ({
  DriverMarker: ({ driver }: { driver: { label: string } }) => <p>{driver.label}</p>,
}));

const { BeyondMap } = jest.requireMock<{ BeyondMap: new () => Error }>('./open-map');

const PICKUP = { point: { lat: 23.7555, lng: 90.3742 }, label: 'Pickup: Dhanmondi 27' };
const DROP = { point: { lat: 23.732, lng: 90.4262 }, label: 'Drop: Kamalapur' };
const FILE = { tiles: 'pmtiles://x', names: [], bounds: [90, 23, 91, 24] } as OpenedMap['file'];

const failed = jest.fn();
const setStyle = jest.fn();
const shownMap = () => ({ map: { setStyle }, file: FILE }) as unknown as OpenedMap;

function Themes() {
  const { setTheme } = useTheme();
  return (
    <button type="button" onClick={() => setTheme('dark')}>
      dark
    </button>
  );
}

const inPage = (content: ReactNode) =>
  render(
    <ThemeProvider>
      <QueryClientProvider client={queryClient}>{content}</QueryClientProvider>
    </ThemeProvider>,
  );
const show = () =>
  inPage(
    <>
      <DrawnMap label="Map: from A to B" pickup={PICKUP} drop={DROP} agreed onFailed={failed} />
      <Themes />
    </>,
  );

let warned: jest.SpyInstance;
beforeEach(() => {
  asked = [];
  queryClient.clear();
  answering(() => success({ line: null }));
  jest.clearAllMocks();
  warned = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => warned.mockRestore());

describe('a map', () => {
  it('credits its data from the first', () => {
    show();
    const credit = screen.getByRole('link', { name: 'OpenStreetMap contributors' });
    expect(credit).toHaveAttribute('href', 'https://www.openstreetmap.org/copyright');
  });

  it('opens with both ends in view and its name, and is left by one finger', async () => {
    show();
    expect(asked).toMatchObject([
      { shown: [PICKUP.point, DROP.point], setsPlace: false, locale: { 'Map.Title': 'Map: from A to B' } },
    ]);
    expect(screen.getByRole('button', { name: 'Closer' })).toBeDisabled();
    await act(async () => opening.resolve(shownMap()));
    expect(marked.mock.calls.map(([, end, place]) => [end, place])).toEqual([
      ['pickup', PICKUP],
      ['drop', DROP],
    ]);
    expect(screen.getByRole('button', { name: 'Closer' })).toBeEnabled();
  });

  it('has the driver once it is shown, and in view from the first', async () => {
    const driver = {
      point: { lat: 23.75, lng: 90.38 },
      label: 'Rafiqul, CNG',
      vehicleType: 'CNG',
      isOld: false,
    } as const;
    inPage(<DrawnMap label="Map" pickup={PICKUP} drop={DROP} driver={driver} onFailed={failed} />);
    expect(asked).toMatchObject([{ shown: [PICKUP.point, DROP.point], beside: [driver.point] }]);
    expect(screen.queryByText('Rafiqul, CNG')).toBeNull();
    await act(async () => opening.resolve(shownMap()));
    expect(screen.getByText('Rafiqul, CNG')).toBeVisible();
  });

  it('draws the way along the roads once it is known, and as a straight line before', async () => {
    const line = [PICKUP.point, { lat: 23.74, lng: 90.39 }, DROP.point];
    const calls = answering(() => success({ line }));
    show();
    await act(async () => opening.resolve(shownMap()));
    const drawn = () => setStyle.mock.lastCall?.[0].sources.route.data.features[0].geometry.coordinates;
    await waitFor(() => expect(drawn()).toEqual(line.map(({ lat, lng }) => [lng, lat])));
    expect(calls.map(({ call }) => call)).toEqual([
      'GET /place/way?fromLat=23.7555&fromLng=90.3742&toLat=23.732&toLng=90.4262',
    ]);
  });

  it('keeps the straight line where the way cannot be had', async () => {
    answering(() => refusal(400, 'request/invalid', 'This point is not in Bangladesh.'));
    show();
    await act(async () => opening.resolve(shownMap()));
    await waitFor(() => expect(queryClient.isFetching()).toBe(0));
    const [style] = setStyle.mock.lastCall ?? [];
    expect(style.sources.route.data.features[0].geometry.coordinates).toHaveLength(2);
  });

  it('tells its centre once it is shown and when a person has moved it, not when its frame changes', async () => {
    const told = jest.fn();
    const heard: Record<string, (event: object) => void> = {};
    const on = (event: string, hear: (event: object) => void) => {
      heard[event] = hear;
    };
    inPage(<DrawnMap label="Map" start={PICKUP.point} onRest={told} takesFocus={false} onFailed={failed} />);
    const map = { setStyle, on, getCenter: () => PICKUP.point };
    await act(async () => opening.resolve({ map, file: FILE } as unknown as OpenedMap));
    expect(told.mock.calls).toEqual([[PICKUP.point]]);
    heard.moveend?.({});
    expect(told).toHaveBeenCalledTimes(1);
    heard.moveend?.({ originalEvent: new Event('mouseup') });
    expect(told).toHaveBeenCalledTimes(2);
  });

  it('is repainted by a change of theme, and not opened again', async () => {
    show();
    await act(async () => opening.resolve(shownMap()));
    setStyle.mockClear();
    act(() => screen.getByRole('button', { name: 'dark' }).click());
    expect(setStyle).toHaveBeenCalledTimes(1);
    expect(asked).toHaveLength(1);
  });

  it.each([
    ['failed', () => new Error('no WebGL')],
    ['beyond', () => new BeyondMap()],
  ])('tells why it cannot be shown: %s', async (why, error) => {
    show();
    opening.reject(error());
    await waitFor(() => expect(failed.mock.calls).toEqual([[why]]));
  });

  it('is given up on a line that is too slow', () => {
    jest.useFakeTimers();
    try {
      show();
      jest.advanceTimersByTime(29_999);
      expect(failed).not.toHaveBeenCalled();
      jest.advanceTimersByTime(1);
      expect(failed.mock.calls).toEqual([['failed']]);
    } finally {
      jest.useRealTimers();
    }
  });

  it('is closed with its page, and a failure after that is nobody’s', async () => {
    const { unmount } = show();
    unmount();
    expect(asked[0]?.signal.aborted).toBe(true);
    await act(async () => opening.reject(new Error('closed')));
    expect(failed).not.toHaveBeenCalled();
  });

  it('goes where it is told, at a street', async () => {
    const flyTo = jest.fn();
    const HERE = { lat: 23.7, lng: 90.41 };
    inPage(<DrawnMap label="Map" start={PICKUP.point} moveTo={HERE} onFailed={failed} />);
    await act(async () => opening.resolve({ ...shownMap(), map: { flyTo, setStyle } as never }));
    expect(flyTo.mock.calls).toEqual([[{ center: HERE, zoom: 16 }]]);
  });
});
