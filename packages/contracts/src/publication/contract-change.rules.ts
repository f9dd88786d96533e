import type { JsonSchema } from './json-schema.js';
import type { Publication, PublishedCall } from './publication.js';
import { refusals, removals } from './schema-change.rules.js';

type Schemas = Publication['schemas'];

/** What breaks a program that was released with `published`: a sentence each. */
export function breaksOf(published: Schemas, today: Schemas): string[] {
  return [
    ...Object.entries(published.events).flatMap(([name, event]) => eventBreaks(name, event, today.events[name])),
    ...Object.entries(published.calls).flatMap(([name, call]) => callBreaks(name, call, today.calls[name])),
  ];
}

/** New consumers read old events, and old consumers read new ones. */
function eventBreaks(name: string, published: JsonSchema, today: JsonSchema | undefined): string[] {
  if (today === undefined) return [`${name} is gone`];
  return [
    ...refusals(published, today, name),
    ...refusals(today, published, name),
    ...removals(published, today, name),
  ];
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
