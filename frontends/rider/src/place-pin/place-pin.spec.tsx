import { setLanguage } from '@pothik/api-client';
import type { Point } from '@pothik/contracts/platform';
import type { MapFrame, PinMarker } from '@pothik/ride-ui';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentProps, ReactNode } from 'react';
import { browserAt } from '../testing/browser-position';
import { answering, newRider, noAnswer, open, success } from '../testing/fixture';
import { PlacePin } from './place-pin';

/** What the map was given; jsdom has no WebGL, so a bare canvas stands for it. */
let map: ComponentProps<typeof MapFrame>;
jest.mock('@pothik/ride-ui', () => ({
  PinMarker: ({ end }: ComponentProps<typeof PinMarker>) => <span data-testid={`pin of ${end}`} />,
  MapFrame: (props: ComponentProps<typeof MapFrame> & { children?: ReactNode }) => {
    map = props;
    return (
      <div>
        <canvas data-testid="map" />
        {props.children}
      </div>
    );
  },
}));

const CENTRE = { lat: 23.755512345, lng: 90.374298765 };
const PINNED = { lat: 23.75551, lng: 90.3743 };
const ROAD = {
  id: 'r1',
  kind: 'ROAD',
  name: 'Road 27',
  nameBn: 'রোড ২৭',
  area: 'Dhanmondi, Dhaka',
  areaBn: 'ধানমন্ডি, ঢাকা',
  point: PINNED,
};
const NEAREST = 'GET /place/nearest';

const chosen = jest.fn();
const cancelled = jest.fn();
const show = (language: 'en' | 'bn' = 'en', more: Partial<ComponentProps<typeof PlacePin>> = {}) =>
  open(<PlacePin end="drop" start={CENTRE} language={language} onChoose={chosen} onCancel={cancelled} {...more} />);
const rest = (centre: Point) => act(() => map.onRest?.(centre));
const choose = () => screen.getByRole('button', { name: 'Choose this place' });

beforeEach(newRider);
afterEach(() => jest.clearAllMocks());

describe('setting a place with the pin', () => {
  it('chooses the point under the pin by the name of what is nearest', async () => {
    const asked = answering({ [NEAREST]: () => success(ROAD) });
    show();
    expect(map.start).toEqual(CENTRE);
    expect(choose()).toBeDisabled();
    rest(CENTRE);
    expect(await screen.findByText('Road 27, Dhanmondi, Dhaka')).toBeVisible();
    expect(asked.map(({ query }) => query)).toEqual(['lat=23.75551&lng=90.3743&language=en']);
    await userEvent.click(choose());
    expect(chosen.mock.calls).toEqual([[{ name: 'Road 27, Dhanmondi, Dhaka', point: PINNED }]]);
  });

  it('asks once for a map that was moved on, for where it came to rest', async () => {
    const asked = answering({ [NEAREST]: () => success(ROAD) });
    show();
    rest({ lat: 23.7, lng: 90.4 });
    rest({ lat: 23.71, lng: 90.4 });
    rest(CENTRE);
    await screen.findByText('Road 27, Dhanmondi, Dhaka');
    expect(asked).toHaveLength(1);
  });

  it('names it in Bangla for who reads Bangla', async () => {
    answering({ [NEAREST]: () => success(ROAD) });
    show('bn');
    rest(CENTRE);
    expect(await screen.findByText('রোড ২৭, ধানমন্ডি, ঢাকা')).toBeVisible();
  });

  it.each([
    ['nothing is known there', () => success(null)],
    ['nobody answers', noAnswer],
  ])('can be chosen without a name: %s', async (_why, answer) => {
    answering({ [NEAREST]: answer });
    show();
    rest(CENTRE);
    expect(await screen.findByText('A point on the map')).toBeVisible();
    await userEvent.click(choose());
    expect(chosen.mock.calls).toEqual([[{ name: 'A point on the map', point: PINNED }]]);
  });

  it('works by keys: Enter on the map chooses, Escape cancels', async () => {
    answering({ [NEAREST]: () => success(ROAD) });
    show();
    rest(CENTRE);
    await waitFor(() => expect(choose()).toBeEnabled());
    fireEvent.keyDown(screen.getByTestId('map'), { key: 'Enter' });
    expect(chosen).toHaveBeenCalledTimes(1);
    fireEvent.keyDown(choose(), { key: 'Escape' });
    expect(cancelled).toHaveBeenCalledTimes(1);
  });

  it.each(['pickup', 'drop'] as const)('has the pin of the end that is set: %s', (end) => {
    answering({});
    show('en', { end });
    expect(screen.getByTestId(`pin of ${end}`)).toBeInTheDocument();
  });

  it('begins in the middle of Dhaka where nothing is known, at a street and not at the whole city', () => {
    answering({});
    show('en', { start: undefined });
    expect(map.start).toEqual({ lat: 23.7575, lng: 90.3895 });
  });

  it('has only Cancel left without a map', async () => {
    answering({});
    show();
    act(() => map.onFailed?.());
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Cancel']);
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(cancelled).toHaveBeenCalledTimes(1);
  });
});

describe('Here', () => {
  const HERE = { latitude: 23.7, longitude: 90.41 };
  const here = (name = 'Here') => userEvent.click(screen.getByRole('button', { name }));
  afterEach(() => Reflect.deleteProperty(navigator, 'geolocation'));

  it('moves the map to where the person is, and the place there can be chosen', async () => {
    browserAt({ ...HERE, accuracy: 12 });
    answering({ [NEAREST]: () => success(ROAD) });
    show();
    await here();
    await waitFor(() => expect(map.moveTo).toEqual({ lat: 23.7, lng: 90.41 }));
    await screen.findByText('Road 27, Dhanmondi, Dhaka');
    await userEvent.click(choose());
    expect(chosen.mock.calls).toEqual([[{ name: 'Road 27, Dhanmondi, Dhaka', point: { lat: 23.7, lng: 90.41 } }]]);
  });

  it.each([
    ['only roughly known', { ...HERE, accuracy: 900 }, 'You are about here. Move the map to the exact place.'],
    ['refused', { code: 1 }, 'Your browser does not share your location. Move the map instead.'],
    ['unknown', { code: 2 }, 'We couldn’t find your location. Move the map instead.'],
    [
      'outside',
      { latitude: 51.5, longitude: 0, accuracy: 5 },
      'You are outside Bangladesh, where Pothik does not drive.',
    ],
  ])('says where the position is %s', async (_what, answer, sentence) => {
    browserAt(answer);
    answering({ [NEAREST]: () => success(ROAD) });
    show();
    await here();
    expect(await screen.findByText(sentence)).toBeVisible();
  });

  it('is called so in Bangla', async () => {
    answering({});
    show('bn');
    await act(() => setLanguage('bn'));
    expect(screen.getByRole('button', { name: 'এখানে আছি' })).toBeEnabled();
    await act(() => setLanguage('en'));
  });
});
