const ARRIVES_WITHIN_MS = 30_000;

/** A rider's live stream, with the arrival time of the answer to each ride. */
export class LiveStream {
  #arrivals = new Map();
  #waiting = new Map();
  #connection = new AbortController();

  /** @param {import('./person.mjs').Person} person */
  static async open(person) {
    const stream = new LiveStream();
    const response = await fetch(`${person.url}/api/v1/notification/stream?after=0`, {
      headers: { cookie: person.cookie, accept: 'text/event-stream' },
      signal: stream.#connection.signal,
    });
    if (!response.ok) throw new Error(`the stream was refused: ${response.status} ${await response.text()}`);
    stream.ended = stream.#read(response.body);
    return stream;
  }

  /** When the notification that the ride was ACCEPTED arrived, in milliseconds of `performance.now()`. */
  toldOf(rideId) {
    const known = this.#arrivals.get(rideId);
    if (known !== undefined) return Promise.resolve(known);
    return new Promise((resolve, reject) => {
      const impatience = setTimeout(() => reject(new Error(`no notification of ride ${rideId}`)), ARRIVES_WITHIN_MS);
      this.#waiting.set(rideId, (at) => {
        clearTimeout(impatience);
        resolve(at);
      });
    });
  }

  async close() {
    this.#connection.abort();
    await this.ended;
  }

  async #read(body) {
    const decoder = new TextDecoder();
    let rest = '';
    try {
      for await (const piece of body) {
        const at = performance.now();
        const blocks = (rest + decoder.decode(piece, { stream: true })).split('\n\n');
        rest = blocks.pop();
        for (const block of blocks) this.#take(block, at);
      }
    } catch (error) {
      if (!this.#connection.signal.aborted) throw error;
    }
  }

  #take(block, at) {
    const [, data] = /^event: entry\ndata: (.*)$/m.exec(block) ?? [];
    if (!data) return;
    const { subjectId, facts } = JSON.parse(data);
    if (facts.to !== 'ACCEPTED') return;
    this.#arrivals.set(subjectId, at);
    this.#waiting.get(subjectId)?.(at);
  }
}
