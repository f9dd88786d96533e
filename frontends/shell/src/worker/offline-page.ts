import { copyResponse } from 'workbox-core/copyResponse.js';
import type { WorkboxPlugin } from 'workbox-core/types.js';
import { isOurPage, PAGE } from './keeping.rules';

/** Keeps the shell's page once for all addresses. */
export const offlinePage: WorkboxPlugin = {
  cacheKeyWillBeUsed: async () => PAGE,
  cacheWillUpdate: async ({ response }) =>
    isOurPage(response.status, response.headers) ? copyResponse(response, withoutPreloads) : null,
};

/** The Link header names files of one address, and a preload that fails is used as that file's answer later. */
function withoutPreloads(init: ResponseInit): ResponseInit {
  const headers = new Headers(init.headers);
  headers.delete('link');
  return { ...init, headers };
}

/** Without a network and without a kept answer a request fails as it would without a worker. */
export const failedRequest: WorkboxPlugin = { handlerDidError: async () => Response.error() };
