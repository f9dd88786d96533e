import http from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { entryOf, eventsOf, framesOf } from './deliveries.rules.mjs';

const AT_ONCE = 50;
const ARRIVE_WITHIN_MS = 5_000;

/** Streams that are read, with the time of each arrival. */
export class OpenStreams {
  #requests = [];
  #arrivals = [];
  #isClosing = false;

  /**
   * Opens them, and returns once each has its first frame.
   * @param {readonly { url: string, headers: Record<string, string> }[]} addresses of each stream
   */
  static async open(addresses) {
    const streams = new OpenStreams();
    let next = 0;
    const opener = async () => {
      while (next < addresses.length) {
        next += 1;
        await streams.#open(next - 1, addresses[next - 1]);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, opener));
    return streams;
  }

  /**
   * Sends events at their times.
   * @param {{ perSecond: number, seconds: number }} plan
   * @param {(stream: number, number: number) => unknown} send
   * @returns {Promise<{ latencies: number[], lost: number }>} ms from sending to arrival; how many did not come
   */
  async measure(plan, send) {
    const events = eventsOf({ count: this.#requests.length, ...plan });
    const began = performance.now();
    const sent = [];
    for (const event of events) {
      const wait = began + event.atMs - performance.now();
      if (wait > 0) await pause(wait);
      sent.push({ ...event, at: performance.now() });
      await send(event.stream, event.number);
    }
    const arrival = ({ stream, number }) => this.#arrivals[stream].get(number);
    const until = performance.now() + ARRIVE_WITHIN_MS;
    while (sent.some((event) => arrival(event) === undefined) && performance.now() < until) await pause(20);
    const came = sent.filter((event) => arrival(event) !== undefined);
    return { latencies: came.map((event) => arrival(event) - event.at), lost: sent.length - came.length };
  }

  async close() {
    this.#isClosing = true;
    await Promise.all(
      this.#requests.map(
        (request) =>
          new Promise((closed) => {
            request.once('close', closed).destroy();
          }),
      ),
    );
  }

  #open(stream, { url, headers }) {
    this.#arrivals[stream] = new Map();
    return new Promise((resolve, reject) => {
      const request = http.get(url, { agent: false, headers: { accept: 'text/event-stream', ...headers } });
      this.#requests[stream] = request;
      request.on('error', (error) => this.#isClosing || reject(error));
      request.once('response', (response) => {
        if (response.statusCode !== 200) reject(new Error(`A stream was refused with ${response.statusCode}.`));
        response.once('data', resolve).on('error', reject);
        this.#read(stream, response);
      });
    });
  }

  #read(stream, response) {
    let text = '';
    response.setEncoding('utf8').on('data', (piece) => {
      const at = performance.now();
      const { frames, rest } = framesOf(text + piece);
      text = rest;
      for (const number of frames.map(entryOf)) if (number !== undefined) this.#arrivals[stream].set(number, at);
    });
  }
}
