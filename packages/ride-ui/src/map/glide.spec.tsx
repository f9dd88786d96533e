import type { Point } from '@pothik/contracts/platform';
import { glide } from './glide';

const FROM = { lat: 23.75, lng: 90.37 };
const TO = { lat: 23.76, lng: 90.39 };

/** A marker that remembers where it stood. */
function standing() {
  const stood: Point[] = [FROM];
  const marker = {
    getLngLat: () => stood.at(-1) as Point,
    setLngLat: (point: Point) => void stood.push(point),
  };
  return { stood, marker: marker as unknown as Parameters<typeof glide>[0] };
}

const { matchMedia } = globalThis;
let reduced = false;
beforeEach(() => {
  jest.useFakeTimers();
  reduced = false;
  globalThis.matchMedia = (() => ({ matches: reduced })) as never;
});
afterEach(() => {
  jest.useRealTimers();
  globalThis.matchMedia = matchMedia;
});

it('a marker reaches its point within a second, by steps between', () => {
  const { stood, marker } = standing();
  glide(marker, TO);
  jest.advanceTimersByTime(1_100);
  expect(stood.at(-1)).toEqual({ lat: expect.closeTo(TO.lat), lng: expect.closeTo(TO.lng) });
  expect(stood.length).toBeGreaterThan(10);
});

it('a marker jumps where motion is reduced', () => {
  reduced = true;
  const { stood, marker } = standing();
  glide(marker, TO);
  jest.advanceTimersByTime(100);
  expect(stood).toHaveLength(2);
  expect(stood.at(-1)?.lat).toBeCloseTo(TO.lat);
});

it('a glide that is ended leaves the marker where it is', () => {
  const { stood, marker } = standing();
  const end = glide(marker, TO);
  jest.advanceTimersByTime(300);
  end();
  const left = stood.length;
  jest.advanceTimersByTime(2_000);
  expect(stood).toHaveLength(left);
});
