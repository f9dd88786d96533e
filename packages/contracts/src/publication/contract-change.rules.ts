import type { JsonSchema } from './json-schema.js';
import type { Publication, PublishedCall } from './publication.js';
import { refusals, removals } from './schema-change.rules.js';

type Schemas = Publication['schemas'];

/** What somebody who was released with `published` could not go on with: a sentence each. */
export function breaksOf(published: Schemas, today: Schemas): string[] {
  return [
    ...Object.entries(published.events).flatMap(([name, event]) => eventBreaks(name, event, today.events[name])),
    ...Object.entries(published.calls).flatMap(([name, call]) => callBreaks(name, call, today.calls[name])),
  ];
}

/** Old events are read by new consumers, and new ones by old consumers. */
function eventBreaks(name: string, published: JsonSchema, today: JsonSchema | undefined): string[] {
  if (today === undefined) return [`${name} is gone`];
  return [
    ...refusals(published, today, name),
    ...refusals(today, published, name),
    ...removals(published, today, name),
  ];
}

/** Old callers are understood, and understand what they are answered. */
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
