import { driverHttp } from '@pothik/contracts/driver';
import { notificationHttp } from '@pothik/contracts/notification';
import { API_PREFIX } from '@pothik/contracts/platform';
import { rideHttp } from '@pothik/contracts/ride';
import type { CollectedSpan, Collector } from './collector.js';
import { eventually } from './eventually.js';
import { book, logIn } from './people.js';
import { Scrape } from './scrape.js';

/** The spans of "a driver accepts, and the rider's screen changes", each with its service. */
const HOPS = [
  ['pothik-gateway', 'ride.updateStatus'],
  ['pothik-ride', 'ride.updateStatus'],
  ['pothik-ride', 'publish ride.status-changed'],
  ['pothik-notification', 'handle ride.status-changed'],
  ['pothik-notification', 'stream entry'],
];

const DRIVERS = ['driver@pothik.test', 'driver2@pothik.test', 'driver3@pothik.test'];

/** A platform with its trace collector and metrics. */
export interface ObservedPlatform {
  url: string;
  collector: Collector;
  /** Of every process that runs the notification service. */
  managementPorts: readonly number[];
  /** How long each expected event may take, in milliseconds. */
  withinMs?: number;
}

/** A driver accepts while the rider reads the stream: one trace spans from the request to the stream's event. */
export async function expectOneTrace(platform: ObservedPlatform): Promise<void> {
  const { url, collector, withinMs } = platform;
  const rider = await logIn(url, 'rider@pothik.test');
  const free = await eventually(async () => {
    const { data } = await rider.call(driverHttp.freeDrivers, {});
    if (data[0] === undefined) throw new Error('nobody is free');
    return data[0];
  }, withinMs);
  const closing = new AbortController();
  const stream = await rider.open(`${API_PREFIX}${notificationHttp.stream.path}`, closing.signal);
  const reader = stream.body?.getReader();
  await reader?.read();
  await eventually(() => untilOpen(platform), withinMs);
  const { _id: rideId } = await book(rider, free._id);
  await acceptAs(url, free._id, rideId);
  const frame = await readUntil(reader, 'ride-status-changed');
  closing.abort();
  expect(frame).not.toContain('traceparent');
  const hops = await eventually(async () => wholeWay(collector.spans), withinMs);
  expect(hops.map(({ service, name }) => [service, name])).toEqual(HOPS);
  expect(new Set(hops.map(({ traceId }) => traceId)).size).toBe(1);
  expect(hops[1]?.attributes).toMatchObject({ 'pothik.call': 'ride.updateStatus', 'http.response.status_code': 200 });
  expect(hops[3]?.attributes).toMatchObject({ 'pothik.event': 'ride.status-changed', 'pothik.aggregate': rideId });
}

async function untilOpen({ managementPorts }: ObservedPlatform): Promise<void> {
  const scrapes = await Promise.all(managementPorts.map((port) => Scrape.of(port)));
  const open = scrapes.map((scrape) => scrape.valueOf('pothik_open_streams', { service: 'notification' }) ?? 0);
  if (!open.includes(1)) throw new Error(`open streams: ${open.join(', ')}`);
}

/** Follows each trace from its last span back to its root. */
function wholeWay(spans: readonly CollectedSpan[]): CollectedSpan[] {
  const ways = spans.filter(({ name }) => name === 'stream entry').map((last) => wayTo(last, spans));
  const whole = ways.find(([first]) => first?.name === 'ride.updateStatus');
  if (whole === undefined) throw new Error(`no such trace: ${JSON.stringify(ways)}`);
  return whole;
}

function wayTo(last: CollectedSpan, spans: readonly CollectedSpan[]): CollectedSpan[] {
  const parent = spans.find(({ traceId, spanId }) => traceId === last.traceId && spanId === last.parentSpanId);
  return parent === undefined ? [last] : [...wayTo(parent, spans), last];
}

/** Retry hints and comment lines may come before. */
async function readUntil(reader: ReadableStreamDefaultReader<Uint8Array> | undefined, word: string): Promise<string> {
  let read = '';
  while (!read.includes(word)) {
    const { done, value } = (await reader?.read()) ?? { done: true, value: undefined };
    if (done) throw new Error(`The stream ended before it said ${word}: ${read}`);
    read += Buffer.from(value ?? []).toString();
  }
  return read;
}

/** Accepts as the driver with this id, one of the demonstration's three. */
async function acceptAs(url: string, driverId: string, rideId: string): Promise<void> {
  for (const email of DRIVERS) {
    const candidate = await logIn(url, email);
    const { data } = await candidate.call(driverHttp.drivers, {});
    if (data[0]?._id !== driverId) continue;
    await candidate.call(rideHttp.updateStatus, { rideId, rideStatus: 'ACCEPTED' });
    return;
  }
  throw new Error('nobody is that driver');
}
