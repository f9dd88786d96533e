import { API_PREFIX } from '@pothik/contracts/platform';
import type { Page } from 'playwright-core';
import { eventually } from '../support/eventually.js';

/** A timer that fired, or a request that was sent. */
export interface WokenBy {
  /** By the page's clock, in ms. */
  at: number;
  /** The name of the timer, or the path of the request, of a call without the API's prefix. */
  what: string;
  /** The delay of a timer. */
  afterMs?: number;
}

/** Less than the silence after which a page looks whether its stream still lives. */
const COMMENT_EVERY_MS = 5_000;
/** A timer of less goes on with what woke the page. */
const SHORTEST_MS = 1_000;

/**
 * Notes what wakes the page. The stream's comments, which the platform writes by its own clock, come by the page's: into its body by
 * `writeComment`.
 */
const WATCHED = `
  globalThis.wokenBy = [];
  globalThis.asking = 0;
  const note = (what, afterMs) => void wokenBy.push({ at: Date.now(), what, afterMs });
  for (const name of ['setTimeout', 'setInterval']) {
    const set = globalThis[name];
    globalThis[name] = (work, afterMs = 0, ...given) =>
      set(() => {
        if (afterMs >= ${SHORTEST_MS}) note(name, afterMs);
        work(...given);
      }, afterMs);
  }
  for (const name of ['requestAnimationFrame', 'requestIdleCallback']) {
    const ask = globalThis[name];
    globalThis[name] = (work, ...given) =>
      ask((...told) => {
        note(name);
        work(...told);
      }, ...given);
  }
  const withComments = ({ body, status, headers }) => {
    const start = async (controller) => {
      globalThis.writeComment = () => controller.enqueue(new TextEncoder().encode(':\\n\\n'));
      for await (const part of body) controller.enqueue(part);
    };
    return new Response(new ReadableStream({ start }), { status, headers });
  };
  const send = fetch;
  globalThis.fetch = async (address, options) => {
    note(new URL(address.url ?? address, location.href).pathname.replace('${API_PREFIX}', ''));
    asking += 1;
    try {
      const answer = await send(address, options);
      return answer.headers.get('content-type')?.startsWith('text/event-stream') ? withComments(answer) : answer;
    } finally {
      asking -= 1;
    }
  };
`;

/** A page nobody touches, by a clock that is moved. */
export class IdlePage {
  private constructor(private readonly page: Page) {}

  /** @param page a blank one */
  static async watch(page: Page): Promise<IdlePage> {
    await page.clock.install();
    await page.addInitScript(WATCHED);
    return new IdlePage(page);
  }

  /** Lets so many minutes pass. @returns what woke the page in them */
  async pass(minutes: number): Promise<WokenBy[]> {
    const hasStream = async () => expect(await this.page.evaluate('typeof writeComment')).toBe('function');
    await eventually(hasStream);
    await this.page.evaluate('wokenBy.length = 0');
    for (let ms = 0; ms < minutes * 60_000; ms += COMMENT_EVERY_MS) {
      await this.page.evaluate('writeComment()');
      await this.page.clock.runFor(COMMENT_EVERY_MS);
      // Its time limits go by the moved clock too: an answer does not come late by it.
      await eventually(async () => expect(await this.page.evaluate('asking')).toBe(0));
    }
    return this.page.evaluate<WokenBy[]>('wokenBy');
  }

  /** How often a phone was woken in each of these minutes: what happens within a second happens while it is awake. */
  static momentsPerMinute(woken: readonly WokenBy[], minutes: number): number[] {
    const begin = woken[0]?.at ?? 0;
    const moments = woken.filter(
      ({ at }, index) => at - (woken[index - 1]?.at ?? Number.NEGATIVE_INFINITY) > SHORTEST_MS,
    );
    const inMinute = (minute: number) => moments.filter(({ at }) => Math.floor((at - begin) / 60_000) === minute);
    return Array.from({ length: minutes }, (_, minute) => inMinute(minute).length);
  }
}
