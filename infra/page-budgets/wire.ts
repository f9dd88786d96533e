import type { Page } from 'playwright-core';
import type { WireFile } from './wire.rules.js';

const ENCODING = { 'accept-encoding': 'gzip' };
const MS = 1000;

type Asked = Pick<WireFile, 'url' | 'askedAt'>;
type Beginning = Asked & Pick<WireFile, 'mimeType' | 'encoding' | 'bytes'>;

/** Records everything that a page loads from now on, by the browser's network events. Requests only gzip. */
export class Wire {
  private readonly asked = new Map<string, Asked>();
  private readonly begun = new Map<string, Beginning>();
  private readonly arrived: WireFile[] = [];

  static async tap(page: Page): Promise<Wire> {
    const wire = new Wire();
    const log = await page.context().newCDPSession(page);
    log.on('Network.requestWillBeSent', ({ requestId, request, timestamp }) => {
      wire.asked.set(requestId, { url: request.url, askedAt: timestamp * MS });
    });
    log.on(
      'Network.responseReceived',
      ({ requestId, response: { mimeType, headers, fromDiskCache, fromPrefetchCache } }) => {
        // A preloaded file is transferred once and requested twice.
        if (fromDiskCache || fromPrefetchCache) return;
        const asked = wire.asked.get(requestId);
        const named = new Headers(headers);
        const encoding = named.get('content-encoding') ?? undefined;
        const bytes = Number(named.get('content-length') ?? Number.NaN);
        if (asked) wire.begun.set(requestId, { ...asked, mimeType, encoding, bytes });
      },
    );
    log.on('Network.loadingFinished', ({ requestId, timestamp }) => {
      const begun = wire.begun.get(requestId);
      if (begun) wire.arrived.push({ ...begun, answeredAt: timestamp * MS });
    });
    await log.send('Network.enable');
    await page.setExtraHTTPHeaders(ENCODING);
    return wire;
  }

  /** Every file that has arrived, in the order of arrival. */
  files(): readonly WireFile[] {
    return [...this.arrived];
  }
}
