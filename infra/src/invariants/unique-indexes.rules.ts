import type { DeclaredCollection } from '@pothik/service-kit/host';

/** An index as the database lists it. */
export interface StandingIndex {
  key: Readonly<Record<string, unknown>>;
  unique?: boolean;
}

/** Its fields, in order. */
export const keyText = (key: StandingIndex['key']): string =>
  Object.entries(key)
    .map(([field, direction]) => `${field} ${direction}`)
    .join(', ');

/** The keys that a service declares unique and its database does not enforce. */
export const missingUnique = ({ indexes }: DeclaredCollection, standing: readonly StandingIndex[]): string[] => {
  const held = new Set(standing.filter(({ unique }) => unique).map(({ key }) => keyText(key)));
  return indexes
    .filter(({ unique }) => unique)
    .map(({ key }) => keyText(key))
    .filter((key) => !held.has(key));
};
