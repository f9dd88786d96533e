// Fetched when somebody first enters an area: the federation runtime and everything remotes share.
import { createInstance } from '@module-federation/runtime';
import * as runtimeCore from '@module-federation/runtime/core';
import * as ApiClient from '@pothik/api-client';
import * as UiKit from '@pothik/ui-kit';

import * as React from 'react';
import * as JsxRuntime from 'react/jsx-runtime';
import * as ReactDOM from 'react-dom';
import * as ReactDOMClient from 'react-dom/client';
import * as Zustand from 'zustand';
import { queryFacade } from './query-facade';
import { routerFacade } from './router-facade';

// Remotes built with an external runtime take its core from here.
Object.assign(globalThis, { _FEDERATION_RUNTIME_CORE: runtimeCore });

const LIBRARIES: Readonly<Record<string, unknown>> = {
  react: React,
  'react/jsx-runtime': JsxRuntime,
  'react-dom': ReactDOM,
  'react-dom/client': ReactDOMClient,
  'react-router': routerFacade,
  zustand: Zustand,
  '@tanstack/react-query': queryFacade,
  '@pothik/api-client': ApiClient,
  '@pothik/ui-kit': UiKit,
};

const shared = Object.fromEntries(
  Object.entries(SHARED_VERSIONS).map(([name, version]) => [
    name,
    {
      version,
      lib: () => LIBRARIES[name],
      shareConfig: { singleton: true, requiredVersion: `^${version}` as const },
      strategy: 'loaded-first' as const,
    },
  ]),
);

/** The shell as a federation host; it has no federation plugin, so its own bundle stays tree-shaken. */
export const host = createInstance({ name: 'shell', remotes: [], shared });
