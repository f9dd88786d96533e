import type { FeedEntry, FeedKind } from '@pothik/contracts/notification';
import { useEffect, useEffectEvent } from 'react';

type FeedListener = (entry: FeedEntry) => void;

const listeners = new Set<FeedListener>();

/** Calls the listener for each new feed entry of this person, in every tab. */
export function onFeed(listener: FeedListener): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** Tells this tab's listeners. */
export function tellFeed(entry: FeedEntry): void {
  for (const listener of listeners) listener(entry);
}

/** Does something on the page when one of these kinds of news comes. What is cached is refetched without it. */
export function useLive(kinds: readonly FeedKind[], callback: FeedListener): void {
  const receive = useEffectEvent((entry: FeedEntry) => {
    if (kinds.includes(entry.kind)) callback(entry);
  });
  useEffect(() => onFeed((entry) => receive(entry)), []);
}
