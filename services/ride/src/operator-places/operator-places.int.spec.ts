import {
  type FoundPlace,
  type OperatorPlaceForm,
  type OperatorPlaceView,
  type PlacesImport,
  rideEvents,
  rideHttp,
} from '@pothik/contracts/ride';
import type { Person } from '@pothik/service-kit';
import { person } from '@pothik/service-kit/testing';
import { codeOf, dataOf, outcomeOf } from '../testing/ride-answers.js';
import { RideFixture } from '../testing/ride-fixture.js';
import { OPERATOR_PLACE_MODEL } from './operator-place.model.js';
import { OperatorPlaceSearch } from './operator-place-search.service.js';

const SEEDS = 195;
/** In Mirpur, away from every seed. */
const HERE = { lat: 23.8312, lng: 90.3521 };
const FORM: OperatorPlaceForm = {
  name: 'Ruposhi Kitchen',
  nameBn: 'রূপসী কিচেন',
  kind: 'LANDMARK',
  point: HERE,
  aliases: ['Zinzira Corner'],
  foundBy: 'Set on the map',
};

let fixture: RideFixture;
const administrator = person({ role: 'ADMIN' });
beforeAll(async () => {
  fixture = await RideFixture.open();
});
/** The seeds stay. */
afterEach(async () => {
  await fixture.platform.model('ride', OPERATOR_PLACE_MODEL).deleteMany({ seedId: { $exists: false } });
  fixture.platform.service('ride').app.get(OperatorPlaceSearch, { strict: false }).forget();
});
afterAll(() => fixture.close());

const list = async (query: object = {}) =>
  dataOf<{ data: OperatorPlaceView[]; meta: { total: number } }>(
    await fixture.call(rideHttp.operatorPlaces, query as never, { as: administrator }),
  );
const add = (change: Partial<OperatorPlaceForm> = {}, as: Person = administrator) =>
  fixture.call(rideHttp.addPlace, { ...FORM, ...change }, { as });
const added = async (change?: Partial<OperatorPlaceForm>) => dataOf<OperatorPlaceView>(await add(change), 201);
const formOf = ({ name, nameBn, kind, point, aliases, foundBy }: OperatorPlaceView): OperatorPlaceForm => ({
  name,
  nameBn,
  kind,
  point,
  aliases,
  foundBy,
});
const change = (place: OperatorPlaceView, changed: Partial<OperatorPlaceForm>, version = place.version) =>
  fixture.call(
    rideHttp.changePlace,
    { placeId: place._id, ...formOf(place), ...changed, version },
    { as: administrator },
  );
const remove = (placeId: string) => fixture.call(rideHttp.removePlace, { placeId }, { as: administrator });
const bringBack = (placeId: string) => fixture.call(rideHttp.bringPlaceBack, { placeId }, { as: administrator });
const found = async (text: string) => {
  const rider = person({ role: 'RIDER' });
  return dataOf<{ places: FoundPlace[] }>(await fixture.call(rideHttp.searchPlaces, { text }, { as: rider })).places;
};
const namesFound = async (text: string) => (await found(text)).map(({ name }) => name);
const nearest = async ({ lat, lng }: { lat: number; lng: number }) =>
  dataOf<FoundPlace | null>(await fixture.call(rideHttp.placeAt, { lat, lng }, { as: person({ role: 'RIDER' }) }));
const actsOf = async (placeId: string) =>
  (await fixture.platform.published(rideEvents.actRecorded))
    .map(({ payload }) => payload)
    .filter(({ subjectId }) => subjectId === placeId);

describe('the operator’s places', () => {
  it('begin with the bundled landmarks, each with how its point was found, however many ask at once', async () => {
    const pages = await Promise.all(Array.from({ length: 5 }, () => list({ limit: 100, sort: 'name' })));
    expect(pages.map(({ meta }) => meta.total)).toEqual([SEEDS, SEEDS, SEEDS, SEEDS, SEEDS]);
    expect(pages[0]?.data.every(({ foundBy, by, version }) => foundBy.length > 10 && !by && version === 1)).toBe(true);
  });

  it('are listed by a part of any of their names, by kind and in pages', async () => {
    const place = await added({ kind: 'LOCALITY' });
    for (const searchTerm of ['ruposhi kit', 'রূপসী কিচেন', 'zinzira'])
      expect((await list({ searchTerm })).data.map(({ _id }) => _id)).toEqual([place._id]);
    expect((await list({ kind: 'LOCALITY' })).meta.total).toBe(1);
    expect((await list({ searchTerm: '.*' })).meta.total).toBe(0);
  });

  it('are found by the next search, by each name in either script, and name points near them', async () => {
    expect(await namesFound('Ruposhi Kitchen')).not.toContain(FORM.name);
    const place = await added();
    for (const text of ['ruposhi kitchen', 'রূপসী কিচেন', 'zinzira corner', 'ruposi kichen'])
      expect((await found(text))[0]).toMatchObject({ id: `operator:${place._id}`, name: FORM.name, point: HERE });
    expect(await nearest(HERE)).toMatchObject({ name: FORM.name });
    dataOf(await change(place, { name: 'Meghna Kitchen', nameBn: '', aliases: [] }));
    expect((await namesFound('meghna kitchen'))[0]).toBe('Meghna Kitchen');
    expect(await namesFound('zinzira corner')).not.toContain('Meghna Kitchen');
  });

  it('a removed landmark does not come back from the bundled data, and can be brought back', async () => {
    const [birdem] = (await list({ searchTerm: 'BIRDEM' })).data as [OperatorPlaceView];
    expect((await namesFound('BIRDEM'))[0]).toBe(birdem.name);
    expect(dataOf(await remove(birdem._id))).toMatchObject({ isRemoved: true });
    expect(await namesFound('BIRDEM')).not.toContain(birdem.name);
    expect((await nearest(birdem.point))?.name).not.toBe(birdem.name);
    expect((await list({ searchTerm: 'BIRDEM' })).meta.total).toBe(0);
    expect((await list()).meta.total).toBe(SEEDS - 1);
    expect(codeOf(await change(birdem, { name: 'Another' }, 2))).toBe('ride/place-not-found');
    dataOf(await bringBack(birdem._id));
    expect((await namesFound('BIRDEM'))[0]).toBe(birdem.name);
  });

  it('are answered once, beside others of the same text', async () => {
    const name = 'BIRDEM General Hospital';
    expect((await namesFound(name)).filter((each) => each === name)).toEqual([name]);
  });
});

describe('a place that is written', () => {
  it.each<[string, Partial<OperatorPlaceForm>, string]>([
    ['outside every city', { point: { lat: 22.35, lng: 91.8 } }, '400 ride/place-outside-zones'],
    ['with swapped coordinates', { point: { lat: 90.35, lng: 23.83 } }, '400 request/invalid'],
    ['without a name', { name: ' ' }, '400 request/invalid'],
    [
      'with too many further names',
      { aliases: Array.from({ length: 11 }, (_, at) => `Alias ${at}`) },
      '400 request/invalid',
    ],
    ['of a kind that only the data have', { kind: 'ROAD' as never }, '400 request/invalid'],
    ['without how it was found', { foundBy: '' }, '400 request/invalid'],
  ])('is refused %s', async (_what, changed, outcome) => {
    expect(outcomeOf(await add(changed))).toBe(outcome);
    expect((await list()).meta.total).toBe(SEEDS);
  });

  it('is refused where one of its name is within 300 m, spelt otherwise too', async () => {
    const place = await added();
    const beside = { lat: HERE.lat + 0.002, lng: HERE.lng };
    expect(outcomeOf(await add({ name: 'RUPOSHI  kitchen', point: beside }))).toBe('409 ride/place-twin');
    const far = await added({ point: { lat: HERE.lat + 0.005, lng: HERE.lng } });
    expect(outcomeOf(await change(far, { point: beside }))).toBe('409 ride/place-twin');
    dataOf(await remove(place._id));
    await added({ point: beside });
    expect(outcomeOf(await bringBack(place._id))).toBe('409 ride/place-twin');
  });

  it('of two at once at one spot, one is stored', async () => {
    await list();
    const answers = await Promise.all([add(), add(), add()]);
    expect(answers.map(outcomeOf).sort()).toEqual(['201', '409 ride/place-twin', '409 ride/place-twin']);
  });

  it('sent twice by one key is stored once', async () => {
    const send = () => fixture.call(rideHttp.addPlace, FORM, { as: administrator, idempotencyKey: 'one-place-1' });
    const [first, again] = [dataOf<OperatorPlaceView>(await send(), 201), dataOf<OperatorPlaceView>(await send(), 201)];
    expect(again._id).toBe(first._id);
    expect((await list()).meta.total).toBe(SEEDS + 1);
  });

  it('is changed on the version that was seen', async () => {
    const place = await added();
    const answers = await Promise.all([change(place, { name: 'One Kitchen' }), change(place, { name: 'Two Kitchen' })]);
    expect(answers.map(outcomeOf).sort()).toEqual(['200', '409 ride/place-changed']);
  });

  it('is recorded in the audit log with what it was and what it became', async () => {
    const place = await added();
    const changed = dataOf<OperatorPlaceView>(await change(place, { nameBn: 'নতুন কিচেন' }));
    expect(changed).toMatchObject({ by: { _id: administrator.id }, version: 2 });
    dataOf(await change(changed, {}));
    dataOf(await remove(place._id));
    dataOf(await remove(place._id));
    dataOf(await bringBack(place._id));
    await fixture.platform.settled();
    const about = { subjectType: 'place', subjectId: place._id };
    expect(await actsOf(place._id)).toMatchObject([
      { act: 'place-added', ...about, before: {}, after: { name: FORM.name, point: '23.8312, 90.3521' } },
      { act: 'place-changed', ...about, before: { nameBn: FORM.nameBn }, after: { nameBn: 'নতুন কিচেন' } },
      { act: 'place-removed', ...about, after: {} },
      { act: 'place-brought-back', ...about, before: {} },
    ]);
  });
});

describe('a file of places', () => {
  const exported = async () => {
    const { body, headers } = await fixture.call(rideHttp.exportPlaces, {}, { as: administrator });
    expect(headers['content-type']).toBe('text/csv; charset=utf-8');
    return String(body);
  };
  const send = (text: string, isTrial = false) =>
    fixture.call(
      rideHttp.importPlaces,
      { isTrial },
      { as: administrator, files: [{ name: 'places.csv', type: 'text/csv', bytes: Buffer.from(text) }] },
    );
  const imported = async (text: string, isTrial?: boolean) => dataOf<PlacesImport>(await send(text, isTrial));
  const NEW_LINE = ',Zoo Stairs,,LOCALITY,23.8312,90.3521,Stairs;সিঁড়ি,Seen there\r\n';

  it('that was exported changes nothing, and no cell of it is a formula', async () => {
    await added({ name: '=SUM(A1)', nameBn: '', aliases: ["'quoted", '+880'], foundBy: '@home, "here"' });
    const file = await exported();
    expect(file).toContain(`,'=SUM(A1),`);
    expect(file.split('\n').some((line) => /(^|,)"?[=+@-]/.test(line))).toBe(false);
    expect(await imported(file)).toEqual({ added: 0, changed: 0, equal: SEEDS + 1, wrong: [], isStored: true });
  });

  it('adds and changes places after a trial that stores nothing; sent again it changes nothing', async () => {
    const before = await exported();
    const file = before.replace('BIRDEM General Hospital', 'BIRDEM Hospital') + NEW_LINE;
    const counts = { added: 1, changed: 1, equal: SEEDS - 1, wrong: [] };
    expect(await imported(file, true)).toEqual({ ...counts, isStored: false });
    expect((await list()).meta.total).toBe(SEEDS);
    expect(await imported(file)).toEqual({ ...counts, isStored: true });
    expect((await namesFound('zoo stairs'))[0]).toBe('Zoo Stairs');
    expect(await imported(file)).toMatchObject({ added: 0, changed: 0, equal: SEEDS + 1 });
    expect(await imported(before)).toMatchObject({ added: 0, changed: 1, equal: SEEDS - 1 });
  });

  it('with a wrong line names it and stores nothing', async () => {
    const file = `${await exported()}${NEW_LINE},X,,ROAD,1,2,,\r\n`;
    expect(await imported(file)).toMatchObject({ added: 1, wrong: [{ line: SEEDS + 3 }], isStored: false });
    expect((await list()).meta.total).toBe(SEEDS);
  });

  it('that is none, too large or missing is refused', async () => {
    expect(await imported('a picture')).toMatchObject({ wrong: [{ line: 1 }], isStored: false });
    expect(outcomeOf(await send('x'.repeat(1024 * 1024 + 1)))).toBe('413 ride/places-file-too-large');
    const without = await fixture.call(rideHttp.importPlaces, { isTrial: true }, { as: administrator });
    expect(outcomeOf(without)).toBe('400 ride/places-file-missing');
    const rider = await fixture.call(rideHttp.exportPlaces, {}, { as: person({ role: 'RIDER' }) });
    expect(rider.status).toBe(403);
  });
});

it('places are read and changed by administrators alone', async () => {
  const { _id: placeId, version } = await added();
  const statuses = async (as: Person) => {
    const calls = [
      fixture.call(rideHttp.operatorPlaces, {}, { as }),
      add({ name: `Place of ${as.role}` }, as),
      fixture.call(rideHttp.changePlace, { placeId, ...FORM, version }, { as }),
      fixture.call(rideHttp.removePlace, { placeId }, { as }),
      fixture.call(rideHttp.bringPlaceBack, { placeId }, { as }),
    ];
    return (await Promise.all(calls)).map(({ status }) => status);
  };
  for (const role of ['RIDER', 'DRIVER'] as const)
    expect(await statuses(person({ role }))).toEqual([403, 403, 403, 403, 403]);
  expect((await fixture.call(rideHttp.operatorPlaces, {})).status).toBe(401);
  expect((await add({ name: 'Of the first' }, person({ role: 'SUPER_ADMIN' }))).status).toBe(201);
});
