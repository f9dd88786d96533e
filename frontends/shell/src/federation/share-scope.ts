// All libraries shared with remotes, in a chunk that is fetched when a person first enters an area.
import * as ApiClient from '@pothik/api-client';
import * as UiKit from '@pothik/ui-kit';

import * as React from 'react';
import * as JsxRuntime from 'react/jsx-runtime';
import * as ReactDOM from 'react-dom';
import * as ReactDOMClient from 'react-dom/client';
import * as Zustand from 'zustand';
import { queryFacade } from './query-facade';
import { routerFacade } from './router-facade';

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

/** One version of a shared library, as the bundler's containers expect it. */
interface SharedLibrary {
  get: () => () => unknown;
  from: string;
  eager: boolean;
}

/** Import name, version, library: only the shell's own version of each. */
export type ShareScope = Readonly<Record<string, Readonly<Record<string, SharedLibrary>>>>;

const sharedAs = (name: string): SharedLibrary => ({ get: () => () => LIBRARIES[name], from: 'shell', eager: true });

/** The libraries the shell shares with remotes; it has no federation plugin itself, so its own bundle stays tree-shaken. */
export const shareScope: ShareScope = Object.fromEntries(
  Object.entries(SHARED_VERSIONS).map(([name, version]) => [name, { [version]: sharedAs(name) }]),
);
