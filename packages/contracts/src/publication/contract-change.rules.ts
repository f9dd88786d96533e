import type { JsonSchema } from './json-schema.js';
import type { Publication, PublishedCall, PublishedText } from './publication.js';
import { refusals, removals } from './schema-change.rules.js';

type Schemas = Publication['schemas'];
/** The first publication has events and calls alone. */
type PublishedSchemas = Pick<Schemas, 'events' | 'calls'> & Partial<Schemas>;

/** What breaks a program that was released with `published`: a sentence each. */
export function breaksOf(published: PublishedSchemas, today: Schemas): string[] {
  return [
    ...Object.entries(published.events).flatMap(([name, event]) => exchangeBreaks(name, event, today.events[name])),
    ...Object.entries(published.calls).flatMap(([name, call]) => callBreaks(name, call, today.calls[name])),
    ...Object.entries(published.keys ?? {}).flatMap(([name, text]) => textBreaks(name, text, today.keys[name])),
    ...Object.entries(published.channels ?? {}).flatMap(([name, text]) => textBreaks(name, text, today.channels[name])),
    ...Object.entries(published.statements ?? {}).flatMap(([name, claims]) =>
      exchangeBreaks(name, claims, today.statements[name]),
    ),
  ];
}

/** New programs read what old ones wrote, and old programs read what new ones write. */
function exchangeBreaks(name: string, published: JsonSchema, today: JsonSchema | undefined): string[] {
  if (today === undefined) return [`${name} is gone`];
  return [
    ...refusals(published, today, name),
    ...refusals(today, published, name),
    ...removals(published, today, name),
  ];
}

/** Programs of both releases find the text at the same place, and read it. */
function textBreaks(name: string, published: PublishedText, today: PublishedText | undefined): string[] {
  if (today !== undefined && published.address !== today.address)
    return [`${name} was ${published.address} and is ${today.address}`];
  return exchangeBreaks(name, published.value, today?.value);
}

/** Old callers send requests that are still valid, and can read the responses. */
function callBreaks(name: string, published: PublishedCall, today: PublishedCall | undefined): string[] {
  if (today === undefined) return [`${name} is gone`];
  if (published.address !== today.address) return [`${name} was ${published.address} and is ${today.address}`];
  const [request, response] = [`${name} request`, `${name} response`];
  return [
    ...refusals(published.request, today.request, request),
    ...removals(published.request, today.request, request),
    ...refusals(today.response, published.response, response),
    ...removals(published.response, today.response, response),
  ];
}
