import { setLanguage } from '@pothik/api-client';
import { type FoundPlace, type OwnPlaces, writtenOf } from '@pothik/contracts/ride';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { browserAt } from '../../../testing/browser-position';
import { answering, newRider, noAnswer, open, refusal, success } from '../../../testing/fixture';
import { FREE_DRIVER, RIDER_ID, sampleRide } from '../../../testing/sample-ride';
import { BookingDialog } from '../booking-dialog';

// jsdom draws no map.
jest.mock('../../../place-pin/place-pin', () => ({ __esModule: true, default: () => null }));

beforeEach(newRider);
afterEach(() => Reflect.deleteProperty(navigator, 'geolocation'));

const STATION: FoundPlace = {
  id: 'kamalapur',
  kind: 'LANDMARK',
  name: 'Kamalapur Railway Station',
  nameBn: 'কমলাপুর রেলস্টেশন',
  area: 'Motijheel, Dhaka',
  areaBn: 'মতিঝিল, ঢাকা',
  point: { lat: 23.732, lng: 90.4262 },
};
const HOME = { name: 'House 7, Road 5, Dhanmondi', point: { lat: 23.745, lng: 90.377 } };
const OWN: OwnPlaces = { saved: { HOME }, recent: [{ name: 'New Market', usedAt: '2026-11-01T06:00:00.000Z' }] };
const found = (...places: FoundPlace[]) => success({ places, isFallback: false });

async function show(answers: Record<string, () => Response> = {}) {
  const requests = answering({
    'GET /driver/free-drivers': () =>
      success({ data: [FREE_DRIVER], meta: { page: 1, limit: 20, total: 1, totalPage: 1 } }),
    'GET /ride/current-ride': () => success(null),
    'GET /place/own': () => success(OWN),
    'GET /place/search': () => found(STATION),
    ...answers,
  });
  const onOpenChange = jest.fn();
  const view = open(<BookingDialog open onOpenChange={onOpenChange} />, '/');
  await screen.findByRole('combobox', { name: 'Drop location' });
  const queries = (call: string) => requests.filter((request) => request.call === call).map(({ query }) => query);
  return { requests, queries, onOpenChange, ...view };
}

const pickup = () => screen.getByRole('combobox', { name: 'Pickup location' });
const drop = () => screen.getByRole('combobox', { name: 'Drop location' });
const row = (name: RegExp) => screen.findByRole('option', { name });
const draft = () => JSON.parse(sessionStorage.getItem(`rider-booking-draft:${RIDER_ID}`) ?? '{}');
const choose = async (field: HTMLElement, typed: string, name: RegExp) => {
  await userEvent.type(field, typed);
  await userEvent.click(await row(name));
};

describe('the search for a place', () => {
  it('shows the name and the area in the page’s language, and writes name and point into the booking', async () => {
    await show();
    await choose(drop(), 'komlapur', /^Kamalapur Railway Station Motijheel, Dhaka$/);
    expect(drop()).toHaveValue('Kamalapur Railway Station, Motijheel');
    expect(drop()).toHaveFocus();
    expect(draft()).toMatchObject({ dropPoint: STATION.point });
    await userEvent.click(screen.getByRole('button', { name: 'Swap pickup and drop' }));
    expect(draft()).toMatchObject({ pickupPoint: STATION.point });
    expect(draft()).not.toHaveProperty('dropPoint');
  });

  it('asks in the language of the page, near the pickup, once for a word typed in one go', async () => {
    const { queries } = await show();
    await choose(pickup(), 'kamal', /Kamalapur/);
    await act(() => setLanguage('bn'));
    await userEvent.type(screen.getByRole('combobox', { name: 'যেখানে নামবেন' }), 'kamal');
    await row(/কমলাপুর রেলস্টেশন/);
    await waitFor(() =>
      expect(queries('GET /place/search').at(-1)).toBe('text=kamal&language=bn&lat=23.732&lng=90.4262'),
    );
    expect(queries('GET /place/search')).toHaveLength(2);
    await act(() => setLanguage('en'));
  });

  it('typing on after a choice drops the point', async () => {
    await show();
    await choose(drop(), 'kamal', /Kamalapur/);
    await userEvent.type(drop(), ', gate 2');
    expect(drop()).toHaveValue('Kamalapur Railway Station, Motijheel, gate 2');
    expect(draft()).not.toHaveProperty('dropPoint');
  });

  it('is done by the keyboard; Escape closes the list first, and the dialog the next time', async () => {
    const { onOpenChange } = await show();
    await userEvent.type(drop(), 'kamal');
    await row(/Kamalapur/);
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('option')).not.toBeInTheDocument();
    expect(drop()).toHaveValue('kamal');
    expect(onOpenChange).not.toHaveBeenCalled();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await row(/Kamalapur/);
    await userEvent.keyboard('{Home}{Enter}');
    expect(drop()).toHaveValue('Kamalapur Railway Station, Motijheel');
    await userEvent.keyboard('{Escape}');
    expect(onOpenChange).toHaveBeenCalledWith(false);
  });

  it('leaving the field chooses nothing', async () => {
    await show();
    await userEvent.type(drop(), 'kamal');
    await row(/Kamalapur/);
    await userEvent.keyboard('{Home}');
    await userEvent.tab();
    expect(drop()).toHaveValue('kamal');
    expect(draft()).not.toHaveProperty('dropPoint');
  });

  it('accepts a text that nobody knows, and says so', async () => {
    await show({ 'GET /place/search': () => found() });
    await choose(drop(), 'the tea stall', /Use “the tea stall”/);
    expect(drop()).toHaveValue('the tea stall');
    expect(await screen.findByText('Not found on the map: the driver reads your words.')).toBeVisible();
  });

  it.each([noAnswer, () => refusal(503, 'platform/unavailable', 'Away')])(
    'that fails is said once, without an alert, and the text stays',
    async (answer) => {
      await show({ 'GET /place/search': answer });
      await userEvent.type(pickup(), 'Dhanmondi');
      await userEvent.type(drop(), 'Kamalapur');
      expect(await screen.findByText(/Places cannot be looked up just now/)).toBeVisible();
      expect(screen.queryByRole('alert')).not.toBeInTheDocument();
      expect(drop()).toHaveValue('Kamalapur');
    },
  );

  it('after too many searches keeps the last list, and seeks again by itself', async () => {
    const tooMany = refusal(429, 'request/too-many', 'Too many');
    tooMany.headers.set('Retry-After', '1');
    const left = [found(STATION), tooMany, found({ ...STATION, id: 'other', name: 'Kamalapur Bazar' })];
    const { queries } = await show({ 'GET /place/search': () => left.shift() ?? noAnswer() });
    await userEvent.type(drop(), 'kamal');
    await row(/Kamalapur Railway Station/);
    await userEvent.type(drop(), 'apur b');
    await waitFor(() => expect(queries('GET /place/search')).toHaveLength(2));
    expect(await row(/Kamalapur Railway Station/)).toBeVisible();
    expect(await screen.findByText('One moment, still searching.')).toBeVisible();
    expect(screen.queryByText(/Places cannot be looked up just now/)).not.toBeInTheDocument();
    expect(await screen.findByRole('option', { name: /Kamalapur Bazar/ }, { timeout: 5_000 })).toBeVisible();
    expect(screen.queryByText('One moment, still searching.')).not.toBeInTheDocument();
  });

  it('sends the points with the booking, and restores them from a draft', async () => {
    const { unmount } = await show();
    await choose(drop(), 'kamal', /Kamalapur/);
    unmount();
    const { requests } = await show({ 'POST /ride/book': () => success(sampleRide('REQUESTED'), 201) });
    await userEvent.type(pickup(), 'the tea stall');
    await userEvent.click(await screen.findByRole('radio', { name: /Rafiqul Islam/ }));
    await userEvent.click(screen.getByRole('button', { name: /^Ask/ }));
    await waitFor(() =>
      expect(requests.find(({ call }) => call === 'POST /ride/book')?.body).toEqual({
        ...writtenOf({ pickupLocation: 'the tea stall', dropLocation: 'Kamalapur Railway Station, Motijheel' }),
        dropPoint: STATION.point,
        driver: FREE_DRIVER._id,
      }),
    );
  });
});

describe('one’s own places', () => {
  it('are suggested while nothing is typed', async () => {
    await show();
    await userEvent.click(drop());
    await userEvent.click(await row(/Home House 7, Road 5, Dhanmondi/));
    expect(drop()).toHaveValue(HOME.name);
    expect(draft()).toMatchObject({ dropPoint: HOME.point });
    await userEvent.click(pickup());
    expect(await row(/New Market/)).toBeVisible();
  });

  it('are saved from a chosen place', async () => {
    const work: OwnPlaces = { ...OWN, saved: { HOME, WORK: { name: 'Kamalapur Railway Station, Motijheel' } } };
    const { requests } = await show({ 'POST /place/saved/WORK': () => success(work) });
    await choose(drop(), 'kamal', /Kamalapur/);
    await userEvent.click(screen.getByRole('button', { name: 'Work' }));
    expect(await screen.findByText('This is your Work place.')).toBeVisible();
    expect(requests.find(({ call }) => call === 'POST /place/saved/WORK')?.body).toEqual({
      name: 'Kamalapur Railway Station, Motijheel',
      point: STATION.point,
    });
  });

  it('are removed, which can be undone', async () => {
    const { requests } = await show({
      'DELETE /place/saved/HOME': () => success({ ...OWN, saved: {} }),
      'POST /place/saved/HOME': () => success(OWN),
    });
    await userEvent.click(drop());
    await userEvent.click(await row(/Home/));
    await userEvent.click(screen.getByRole('button', { name: 'Remove Home' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('This is your Home place.')).toBeVisible();
    expect(requests.find(({ call }) => call === 'POST /place/saved/HOME')?.body).toEqual(HOME);
  });
});

describe('“Current location”', () => {
  const tapHere = async () => {
    await userEvent.click(pickup());
    await userEvent.click(await row(/Current location Your browser asks you first/));
  };

  it('asks for the position only when tapped, and names it', async () => {
    const ask = browserAt({ latitude: 23.7321, longitude: 90.4263, accuracy: 99 });
    const { queries } = await show({ 'GET /place/nearest': () => success(STATION) });
    await userEvent.click(pickup());
    await row(/Current location/);
    expect(ask).not.toHaveBeenCalled();
    await tapHere();
    await waitFor(() => expect(pickup()).toHaveValue('Near Kamalapur Railway Station, Motijheel'));
    expect(queries('GET /place/nearest')).toEqual(['lat=23.7321&lng=90.4263&language=en']);
    expect(draft()).toMatchObject({ pickupPoint: { lat: 23.7321, lng: 90.4263 } });
  });

  it.each([() => success(null), noAnswer])('keeps the point where it has no name', async (answer) => {
    jest.spyOn(console, 'warn').mockImplementation();
    browserAt({ latitude: 23.7321, longitude: 90.4263 });
    await show({ 'GET /place/nearest': answer });
    await tapHere();
    await waitFor(() => expect(pickup()).toHaveValue('My place on the map'));
    expect(draft()).toMatchObject({ pickupPoint: { lat: 23.7321, lng: 90.4263 } });
  });

  it('asks for the pin from an error of 100 m on, and keeps what is written', async () => {
    browserAt({ latitude: 23.7321, longitude: 90.4263, accuracy: 1_234 });
    const { queries } = await show();
    await tapHere();
    expect(await screen.findByText(/only known to about 1.2 km. Move the map until the pin/)).toBeVisible();
    // Beside the field for who comes back without a pin.
    expect(screen.getByText(/only known to about 1.2 km. Set a pin on the map/)).not.toBeVisible();
    expect(screen.getByRole('heading', { name: 'Pickup on the map' })).toBeVisible();
    expect(draft()).not.toHaveProperty('pickupPoint');
    expect(queries('GET /place/nearest')).not.toContain('lat=23.7321&lng=90.4263&language=en');
  });

  it('on a road is that road', async () => {
    browserAt({ latitude: 23.7321, longitude: 90.4263 });
    await show({ 'GET /place/nearest': () => success({ ...STATION, kind: 'ROAD', name: 'Toyenbee Circular Road' }) });
    await tapHere();
    await waitFor(() => expect(pickup()).toHaveValue('Toyenbee Circular Road, Motijheel'));
  });

  const answeringLater = async (accuracy: number) => {
    let answer = (): void => undefined;
    browserAt(
      new Promise((resolve) => {
        answer = () => resolve({ latitude: 23.7321, longitude: 90.4263, accuracy });
      }),
    );
    const { queries } = await show({ 'GET /place/nearest': () => success(STATION) });
    await userEvent.click(drop());
    await userEvent.click(await row(/Home/));
    await tapHere();
    expect(await screen.findByText('Finding your location...')).toBeVisible();
    return { queries, answer: () => act(async () => answer()) };
  };

  it.each([
    ['typed', () => userEvent.type(pickup(), 'the tea stall'), 'the tea stall'],
    ['swapped', () => userEvent.click(screen.getByRole('button', { name: 'Swap pickup and drop' })), HOME.name],
  ])('that is found late does not overwrite what was %s meanwhile', async (_how, write, written) => {
    const { queries, answer } = await answeringLater(20);
    await write();
    expect(screen.queryByText('Finding your location...')).not.toBeInTheDocument();
    await answer();
    expect(pickup()).toHaveValue(written);
    expect(queries('GET /place/nearest')).not.toContain('lat=23.7321&lng=90.4263&language=en');
  });

  it('that is rough takes nobody away from writing the drop, and is said', async () => {
    const { answer } = await answeringLater(1_234);
    await userEvent.type(drop(), 'k');
    await answer();
    expect(await screen.findByText(/only known to about 1.2 km/)).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'Pickup on the map' })).not.toBeInTheDocument();
    expect(drop()).toHaveFocus();
  });

  it.each([
    ['refused', { code: 1 }, /allow location in the browser’s site settings/],
    ['not found', { code: 2 }, 'We couldn’t find your location. Type the pickup, or set a pin on the map.'],
    ['outside Bangladesh', { latitude: 51.5, longitude: -0.1 }, /outside Bangladesh/],
  ])('says so when the position is %s, until a place is written', async (_case, answer, sentence) => {
    browserAt(answer);
    await show();
    await tapHere();
    expect(await screen.findByText(sentence)).toBeVisible();
    await userEvent.type(pickup(), 'F');
    expect(screen.queryByText(sentence)).not.toBeInTheDocument();
  });
});
