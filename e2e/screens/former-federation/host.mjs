// How shells of earlier releases loaded remotes: they called the bundler's containers themselves, without a runtime.
import * as ApiClient from '@pothik/api-client';
import * as UiKit from '@pothik/ui-kit';
import * as React from 'react';
import * as JsxRuntime from 'react/jsx-runtime';
import * as ReactDOM from 'react-dom';
import * as ReactDOMClient from 'react-dom/client';
import * as Zustand from 'zustand';
import * as queryFacade from './query-facade';
import * as routerFacade from './router-facade';

const LIBRARIES = {
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

const sharedAs = (name) => ({ get: () => () => LIBRARIES[name], from: 'shell', eager: true });
const shareScope = Object.fromEntries(
  Object.entries(SHARED_VERSIONS).map(([name, version]) => [name, { [version]: sharedAs(name) }]),
);

const entries = new Map();
const containers = new Map();

async function loadContainer(manifestAddress) {
  const manifest = await (await fetch(manifestAddress)).json();
  const { globalName, remoteEntry } = manifest.metaData;
  Reflect.set(globalThis, globalName, undefined);
  await runScript(new URL(`${remoteEntry.path}${remoteEntry.name}`, manifestAddress).href);
  const container = Reflect.get(globalThis, globalName);
  if (!container) throw new Error(`The entry of ${manifestAddress} left no container ${globalName}.`);
  await container.init(shareScope);
  return container;
}

function runScript(src) {
  const script = Object.assign(document.createElement('script'), { src, async: true });
  return new Promise((resolve, reject) => {
    script.onload = resolve;
    script.onerror = () => reject(new Error(`${src} did not come.`));
    document.head.append(script);
  }).finally(() => script.remove());
}

export const host = {
  registerRemotes: ([{ name, entry }]) => {
    entries.set(name, new URL(entry, location.href).href);
    containers.delete(name);
  },
  preloadRemote: async () => {},
  loadRemote: async (id) => {
    const [name, expose] = id.split('/');
    if (!containers.has(name)) containers.set(name, loadContainer(entries.get(name)));
    const container = await containers.get(name);
    return (await container.get(`./${expose}`))();
  },
};

export const loadLibraries = async () => {};
