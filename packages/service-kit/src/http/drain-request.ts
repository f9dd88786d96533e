import type { IncomingMessage } from 'node:http';
import { READ_AWAY_BYTES, READ_AWAY_UPLOAD_BYTES } from '../limits/body-limits.js';
import { pauseMsOf, UPLOAD_PACE } from '../limits/body-pace.rules.js';

const FORM = /^multipart\/form-data\b/i;

/**
 * Drops the rest of a body after its answer. A caller that is still writing would see a broken connection instead of
 * the answer if it ended at once; beyond the limit it ends. It is read at the pace of uploads.
 */
export function drainRequest(request: IncomingMessage): void {
  if (request.complete || request.destroyed) return;
  const maximumBytes = FORM.test(request.headers['content-type'] ?? '') ? READ_AWAY_UPLOAD_BYTES : READ_AWAY_BYTES;
  const began = performance.now();
  let bytes = 0;
  request.unpipe();
  request.on('data', (chunk: Buffer) => {
    bytes += chunk.length;
    if (bytes > maximumBytes) request.destroy();
    const pauseMs = pauseMsOf(bytes, performance.now() - began, UPLOAD_PACE);
    if (pauseMs === 0) return;
    request.pause();
    setTimeout(() => request.resume(), pauseMs).unref();
  });
  request.resume();
}
