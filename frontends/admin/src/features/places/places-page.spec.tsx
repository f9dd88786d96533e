import { setLanguage } from '@pothik/api-client';
import type { Point } from '@pothik/contracts/platform';
import type { MapFrame } from '@pothik/ride-ui';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import { answering, newAdministrator, open, pageOf, refusal, success } from '../../testing/fixture';
import { identifier, placeWith } from '../../testing/samples';
import { Component as PlacesPage } from './places-page';

/** What the map was given; jsdom has no WebGL. */
let map: ComponentProps<typeof MapFrame> | undefined;
jest.mock('@pothik/ride-ui', () => ({
  PinMarker: () => null,
  MapFrame: (props: ComponentProps<typeof MapFrame>) => {
    map = props;
    return null;
  },
}));

const LIST = 'GET /place/operator';
const UNKNOWN = 'GET /place/operator/unknown';
const DISMISS = 'POST /place/operator/unknown';
const NOTHING_UNKNOWN = { [UNKNOWN]: success({ places: [] }) };
const ADD = 'POST /place/operator';
const PLACE = placeWith();
const CHANGE = `PATCH /place/operator/${PLACE._id}`;
const REMOVE = `DELETE /place/operator/${PLACE._id}`;
const BACK = `POST /place/operator/${PLACE._id}/back`;

const openPage = (address = '/admin/places') => open(<PlacesPage />, address, '/admin/places');
const rest = (centre: Point) => act(() => map?.onRest?.(centre));
const fill = async (label: string, typed: string) => {
  await userEvent.clear(screen.getByLabelText(label));
  await userEvent.type(screen.getByLabelText(label), typed);
};
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save place' }));

beforeEach(async () => {
  map = undefined;
  await newAdministrator();
});

describe('the list of places', () => {
  it('has both names, further names, how a place was found and who changed it', async () => {
    const seeded = placeWith({ _id: identifier(81), name: 'BIRDEM', by: null, foundBy: 'Crossing of two roads' });
    answering({ ...NOTHING_UNKNOWN, [LIST]: pageOf([PLACE, seeded]) });
    openPage();
    const row = (await screen.findByText(PLACE.name)).closest('tr') as HTMLElement;
    for (const words of [PLACE.nameBn, 'Komlapur, কমলাপুর স্টেশন', 'Landmark', 'Set on the map'])
      expect(within(row).getByText(words)).toBeVisible();
    expect(within(row).getByText(/^Tanvir Ahmed · /)).toBeVisible();
    expect(screen.getByText('From the bundled data')).toBeVisible();
    expect(screen.getByText('2 places')).toBeVisible();
  });

  it('is searched and filtered in its address, the place that changed last first', async () => {
    const sent = answering({ ...NOTHING_UNKNOWN, [LIST]: pageOf([PLACE]) });
    const { router } = openPage('/admin/places?search=gate');
    await screen.findByText(PLACE.name);
    await userEvent.selectOptions(screen.getByLabelText('Kind'), 'LANDMARK');
    await waitFor(() => expect(sent.at(-1)?.query).toMatchObject({ searchTerm: 'gate', kind: 'LANDMARK' }));
    const [first] = sent.filter(({ call }) => call === LIST);
    expect(first?.query).toMatchObject({ sort: '-updatedAt', limit: '10' });
    expect(router.state.location.search).toContain('kind=LANDMARK');
  });

  it('that is empty says so, and one that does not load offers Retry', async () => {
    let works = false;
    answering({
      ...NOTHING_UNKNOWN,
      [LIST]: () => (works ? pageOf([]) : refusal(503, 'platform/unavailable', 'Later.')),
    });
    openPage();
    const retry = await screen.findByRole('button', { name: 'Retry' });
    works = true;
    await userEvent.click(retry);
    expect(await screen.findByText('No places found')).toBeVisible();
  });

  it('in Bangla', async () => {
    answering({ ...NOTHING_UNKNOWN, [LIST]: pageOf([PLACE]) });
    await setLanguage('bn');
    openPage();
    expect(await screen.findByText('পরিচিত জায়গা', { selector: 'td *' })).toBeVisible();
    expect(screen.getByText('১টি জায়গা')).toBeVisible();
  });
});

describe('a new place', () => {
  const openForm = async (answers: Parameters<typeof answering>[0] = {}) => {
    const sent = answering({ ...NOTHING_UNKNOWN, [LIST]: pageOf([PLACE]), [ADD]: success(PLACE), ...answers });
    openPage();
    await userEvent.click(await screen.findByRole('button', { name: 'New place' }));
    await screen.findByLabelText('Name in English');
    return sent;
  };

  it('is set on the map, which tells nothing before it is moved', async () => {
    const sent = await openForm();
    rest({ lat: 23.8, lng: 90.4 });
    expect(screen.getByLabelText('Latitude')).toHaveValue('');
    rest({ lat: 23.732204, lng: 90.425601 });
    expect(screen.getByLabelText('Latitude')).toHaveValue('23.73220');
    await fill('Name in English', 'Gate 3');
    await userEvent.type(screen.getByLabelText('Other names, for the search'), 'Third gate, তিন নম্বর গেট');
    await save();
    await waitFor(() => expect(screen.queryByLabelText('Latitude')).toBeNull());
    expect(sent.find(({ call }) => call === ADD)?.body).toEqual({
      name: 'Gate 3',
      nameBn: '',
      kind: 'LANDMARK',
      point: { lat: 23.7322, lng: 90.4256 },
      aliases: ['Third gate', 'তিন নম্বর গেট'],
      foundBy: 'Set on the map',
    });
    await waitFor(() => expect(screen.getByText('Place saved')).toBeVisible());
  });

  it('is set by two numbers without a map, which follows them', async () => {
    await openForm();
    await fill('Latitude', '২৩.৭৩২২');
    await fill('Longitude', '90.4256');
    await waitFor(() => expect(map?.start).toEqual({ lat: 23.7322, lng: 90.4256 }));
  });

  it('shows what is wrong at its field before anything is sent', async () => {
    const sent = await openForm();
    await save();
    expect(await screen.findByText('A name has 2 to 100 characters.')).toBeVisible();
    expect(screen.getAllByText('Move the map, or type degrees.')).toHaveLength(2);
    expect(sent.some(({ call }) => call === ADD)).toBe(false);
  });

  it.each([
    ['ride/place-outside-zones', 400, 'Latitude'],
    ['ride/place-twin', 409, 'Name in English'],
  ])('that is refused shows why at its field: %s', async (code, status, label) => {
    await openForm({ [ADD]: refusal(status, code, 'Not there.') });
    await fill('Name in English', 'Gate 3');
    await fill('Latitude', '23.7322');
    await fill('Longitude', '90.4256');
    await save();
    const why = await screen.findByText('Not there.');
    expect(screen.getByLabelText(label)).toHaveAccessibleDescription(expect.stringContaining(why.textContent ?? ''));
  });
});

it('a place is changed on the version that was seen', async () => {
  let answer = refusal(409, 'ride/place-changed', 'Somebody changed this place meanwhile. Please look again.');
  const sent = answering({ ...NOTHING_UNKNOWN, [LIST]: pageOf([PLACE]), [CHANGE]: () => answer });
  openPage();
  await userEvent.click(await screen.findByRole('button', { name: `Change ${PLACE.name}` }));
  expect(await screen.findByLabelText('Name in Bangla')).toHaveValue(PLACE.nameBn);
  expect(map?.start).toEqual(PLACE.point);
  await fill('Name in English', 'Gate 2');
  await save();
  expect(await screen.findByRole('alert')).toHaveTextContent(/^Somebody changed this place/);
  answer = success(PLACE);
  await save();
  await waitFor(() => expect(screen.queryByLabelText('Latitude')).toBeNull());
  expect(sent.findLast(({ call }) => call === CHANGE)?.body).toMatchObject({ name: 'Gate 2', version: 3 });
});

it('a removed place can be brought back', async () => {
  let listed = [PLACE];
  answering({
    ...NOTHING_UNKNOWN,
    [LIST]: () => pageOf(listed),
    [REMOVE]: success({ ...PLACE, isRemoved: true }),
    [BACK]: success(PLACE),
  });
  openPage();
  const remove = await screen.findByRole('button', { name: `Remove ${PLACE.name}` });
  listed = [];
  await userEvent.click(remove);
  expect(await screen.findByText(/is removed: searches find it no more/)).toBeVisible();
  expect(await screen.findByText('No places found')).toBeVisible();
  listed = [PLACE];
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByRole('button', { name: `Remove ${PLACE.name}` })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
});

describe('a file of places', () => {
  const plan = (fields: object) => success({ added: 0, changed: 0, equal: 0, wrong: [], isStored: false, ...fields });
  /** Answers to a file in their order; the fake API reads no form. */
  const importing = async (...answers: ReturnType<typeof plan>[]) => {
    const list = pageOf([PLACE]);
    globalThis.fetch = async (_address, options) => {
      const answer = options?.body instanceof FormData ? answers.shift() : list;
      return new Response(JSON.stringify(answer?.body), { status: answer?.status ?? 500 });
    };
    openPage();
    await userEvent.click(await screen.findByRole('button', { name: 'Import' }));
    await screen.findByLabelText('CSV file');
    await choose('places.csv');
  };
  const choose = (name: string) =>
    userEvent.upload(screen.getByLabelText('CSV file'), new File(['name'], name, { type: 'text/csv' }));
  const store = () => screen.getByRole('button', { name: 'Store these places' });

  it('says what it would change, and is stored when that is confirmed', async () => {
    const counts = { added: 12, changed: 3, equal: 180 };
    await importing(plan(counts), plan({ ...counts, isStored: true }));
    expect(await screen.findByText('12 new, 3 changed, 180 equal.')).toBeVisible();
    await userEvent.click(store());
    await waitFor(() => expect(screen.queryByLabelText('CSV file')).toBeNull());
    await waitFor(() => expect(screen.getByText('Places stored')).toBeVisible());
  });

  it('with wrong lines names each of them and cannot be stored', async () => {
    await importing(plan({ added: 1, wrong: [{ line: 7, why: 'There is no place with this id.' }] }));
    expect(await screen.findByText('1 line is wrong; nothing is stored.')).toBeVisible();
    expect(screen.getByText('Line 7:').closest('li')).toHaveTextContent('Line 7: There is no place with this id.');
    expect(store()).toBeDisabled();
  });

  it('that changes nothing says so; one that is refused says why', async () => {
    const large = refusal(413, 'ride/places-file-too-large', 'A file of places has at most 1 MB.');
    await importing(plan({ equal: 195 }), large);
    expect(await screen.findByText(/^Nothing in this file is new\./)).toBeVisible();
    expect(store()).toBeDisabled();
    await choose('large.csv');
    expect(await screen.findByRole('alert')).toHaveTextContent('A file of places has at most 1 MB.');
  });

  it('is exported by a link', async () => {
    answering({ ...NOTHING_UNKNOWN, [LIST]: pageOf([PLACE]) });
    openPage();
    expect(await screen.findByRole('link', { name: 'Export' })).toHaveAttribute('href', '/api/v1/place/operator/file');
  });
});

describe('what riders typed often and nobody knew', () => {
  const LAKE_GATE = { text: 'Lake gate', riders: 4, lastAt: '2026-11-02T06:00:00.000Z' };
  const ONE = success({ places: [LAKE_GATE] });

  it('is offered with how many riders wrote it; adding it begins with that name', async () => {
    answering({ [LIST]: pageOf([PLACE]), [UNKNOWN]: ONE });
    openPage();
    const line = (await screen.findByText('Lake gate')).closest('li') as HTMLElement;
    expect(within(line).getByText('4 riders')).toBeVisible();
    await userEvent.click(within(line).getByRole('button', { name: 'Add Lake gate' }));
    expect(await screen.findByLabelText('Name in English')).toHaveValue('Lake gate');
  });

  it('in Bangla begins the Bangla name', async () => {
    answering({ [LIST]: pageOf([PLACE]), [UNKNOWN]: success({ places: [{ ...LAKE_GATE, text: 'লেকের গেট' }] }) });
    openPage();
    await userEvent.click(await screen.findByRole('button', { name: 'Add লেকের গেট' }));
    expect(await screen.findByLabelText('Name in Bangla')).toHaveValue('লেকের গেট');
    expect(screen.getByLabelText('Name in English')).toHaveValue('');
  });

  it('is dismissed, and offered again by Undo', async () => {
    const sent = answering({ [LIST]: pageOf([PLACE]), [UNKNOWN]: ONE, [DISMISS]: success({ places: [] }) });
    openPage();
    await userEvent.click(await screen.findByRole('button', { name: 'Dismiss Lake gate' }));
    expect(await screen.findByText('Lake gate is offered no more.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    const bodies = () => sent.filter(({ call }) => call === DISMISS).map(({ body }) => body);
    await waitFor(() =>
      expect(bodies()).toEqual([
        { text: 'Lake gate', isDismissed: true },
        { text: 'Lake gate', isDismissed: false },
      ]),
    );
  });

  it('is absent while there is none, and says so quietly when it did not load', async () => {
    answering({ ...NOTHING_UNKNOWN, [LIST]: pageOf([PLACE]) });
    openPage();
    await screen.findByText(PLACE.name);
    expect(screen.queryByText('Typed often, not known')).toBeNull();
  });
});
