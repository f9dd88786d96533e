import type { Point } from '@pothik/contracts/platform';
import { type FoundPlace, type RideEstimates, rideHttp } from '@pothik/contracts/ride';
import { bundledLandmarks } from '@pothik/engines/places';
import { dataOf } from '../testing/ride-answers.js';
import { type FixtureRider, RideFixture } from '../testing/ride-fixture.js';

interface HonestEnd {
  text: string;
  point: Point;
}

const SEED = 20_261_120;
const MOVED_METRES = 300;
const PINS = 110;
/** Inside Dhaka's zone. */
const CORNERS = { south: 23.71, north: 23.87, west: 90.36, east: 90.44 };

let fixture: RideFixture;
let rider: FixtureRider;
beforeAll(async () => {
  fixture = await RideFixture.open();
  rider = await fixture.rider();
  await fixture.platform.settled();
});
afterAll(() => fixture.close());

/** The same numbers on every machine. */
function numbersFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 4_294_967_296;
  };
}
const next = numbersFrom(SEED);

/** A pin set by a finger: up to 300 m beside. */
function moved({ lat, lng }: Point): Point {
  const [angle, metres] = [next() * 2 * Math.PI, next() * MOVED_METRES];
  return { lat: lat + (metres * Math.cos(angle)) / 111_195, lng: lng + (metres * Math.sin(angle)) / 101_700 };
}

const GULSHAN = { lat: 23.7925, lng: 90.4078 };

async function estimated([from, to]: readonly [HonestEnd, HonestEnd]): Promise<RideEstimates> {
  const query = {
    pickupLat: String(from.point.lat),
    pickupLng: String(from.point.lng),
    dropLat: String(to.point.lat),
    dropLng: String(to.point.lng),
    pickupLocation: from.text,
    dropLocation: to.text,
  };
  return dataOf<RideEstimates>(await fixture.call(rideHttp.estimates, query as never, { as: rider.person }));
}

/** What the rider's form writes of a place, in either language. */
function textsOf({ name, nameBn = name, area, areaBn = area }: FoundPlace): string[] {
  const [english, bangla] = [area, areaBn].map((known) => known.split(',')[0]);
  return [`${name}, ${english}`, `${nameBn}, ${bangla}`];
}

async function landmarks(): Promise<HonestEnd[]> {
  return (await bundledLandmarks()).map(({ name, nameBn = name, point }, index) => {
    const writings = [name, nameBn, `House 12/A, ${name}`, `বাসা ১২/ক, ${nameBn}`];
    return { text: writings[index % writings.length] ?? name, point: moved(point) };
  });
}

async function pins(): Promise<HonestEnd[]> {
  const ends: HonestEnd[] = [];
  for (let count = 0; count < PINS; count += 1) {
    const lat = CORNERS.south + next() * (CORNERS.north - CORNERS.south);
    const lng = CORNERS.west + next() * (CORNERS.east - CORNERS.west);
    const query = { lat: String(lat), lng: String(lng) };
    const place = dataOf<FoundPlace>(await fixture.call(rideHttp.placeAt, query as never, { as: rider.person }));
    for (const text of textsOf(place)) ends.push({ text, point: moved({ lat, lng }) });
  }
  return ends;
}

it(`about 400 honest pairs of text and point, seed ${SEED}, are each of one place`, async () => {
  const ends = [...(await landmarks()), ...(await pins())];
  const different: string[] = [];
  let checked = 0;
  for (let at = 0; at + 1 < ends.length; at += 2) {
    const [from, to] = [ends[at], ends[at + 1]] as [HonestEnd, HonestEnd];
    const answer = await estimated([from, to]);
    if (answer.city === null) continue;
    checked += 2;
    const { pickup, dropOff } = answer.pointNames ?? {};
    if (pickup?.isOfText === false) different.push(`${from.text} is not at ${pickup.name}`);
    if (dropOff?.isOfText === false) different.push(`${to.text} is not at ${dropOff.name}`);
  }
  expect(checked).toBeGreaterThanOrEqual(390);
  expect(different).toEqual([]);
}, 120_000);

it.each([
  'Airport, Gulshan',
  'Airport via Gulshan',
  'Sadarghat from Gulshan 1',
  'Gazipur, not Gulshan',
  'Square Hospital, Gulshan',
  'বিমানবন্দর, গুলশান',
  'সদরঘাট থেকে গুলশান',
])('a text that names a place far away beside the area of its point is of two places: %s', async (text) => {
  const beside = { lat: GULSHAN.lat + 0.000_8, lng: GULSHAN.lng };
  const { pointNames } = await estimated([
    { text, point: GULSHAN },
    { text: 'Gulshan', point: beside },
  ]);
  expect(pointNames?.pickup.isOfText).toBe(false);
});

it.each(['House 5, Road 11, Gulshan', 'Rahim Store, Gulshan 2', 'Near the school, Gulshan', 'Amar bari, Gulshan'])(
  'a text that says more of a place than the map is of one place: %s',
  async (text) => {
    const beside = { lat: GULSHAN.lat + 0.000_8, lng: GULSHAN.lng };
    const { pointNames } = await estimated([
      { text, point: GULSHAN },
      { text: 'Gulshan', point: beside },
    ]);
    expect(pointNames).toBeUndefined();
  },
);
