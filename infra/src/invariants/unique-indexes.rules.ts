import type { DeclaredCollection } from '@pothik/service-kit/host';

/** An index as a database tells it. */
export interface StandingIndex {
  key: Readonly<Record<string, unknown>>;
  unique?: boolean;
}

/** Field by field, in order. */
export const keyText = (key: StandingIndex['key']): string =>
  Object.entries(key)
    .map(([field, direction]) => `${field} ${direction}`)
    .join(', ');

/** What a service declares unique and its database does not hold to. */
export const missingUnique = ({ indexes }: DeclaredCollection, standing: readonly StandingIndex[]): string[] => {
  const held = new Set(standing.filter(({ unique }) => unique).map(({ key }) => keyText(key)));
  return indexes
    .filter(({ unique }) => unique)
    .map(({ key }) => keyText(key))
    .filter((key) => !held.has(key));
};
