import http from 'node:http';

const AT_ONCE = 50;
const PATH = '/api/v1/notification/stream';

/** Streams that stay open, and whose frames nobody reads. */
export class IdleStreams {
  #requests = [];
  #isClosing = false;

  /**
   * Opens a stream for each cookie, and returns once each has its first frame.
   * @param {string} url
   * @param {readonly string[]} cookies
   */
  static async open(url, cookies) {
    const streams = new IdleStreams();
    const waiting = [...cookies];
    const opener = async () => {
      for (let cookie = waiting.pop(); cookie !== undefined; cookie = waiting.pop()) await streams.#open(url, cookie);
    };
    await Promise.all(Array.from({ length: AT_ONCE }, opener));
    return streams;
  }

  async close() {
    this.#isClosing = true;
    const closed = (request) => new Promise((resolve) => request.once('close', resolve).destroy());
    await Promise.all(this.#requests.map(closed));
  }

  #open(url, cookie) {
    return new Promise((resolve, reject) => {
      const request = http.get(url + PATH, { agent: false, headers: { accept: 'text/event-stream', cookie } });
      this.#requests.push(request);
      request.on('error', (error) => this.#isClosing || reject(error));
      request.once('response', (response) => {
        if (response.statusCode !== 200) reject(new Error(`A stream was refused with ${response.statusCode}.`));
        response.once('data', resolve).on('error', reject).resume();
      });
    });
  }
}
