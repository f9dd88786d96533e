import { searchedPlate } from '@pothik/contracts/driver';
import { searchPattern } from '@pothik/contracts/platform';
import { anyContains } from '@pothik/service-kit';

/** Matches documents with the text in one of the fields, or with a plate that has it or that it is the beginning of. */
export function hasText(fields: readonly string[], plate: string, term: string | undefined) {
  if (!term) return {};
  const { $or = [] } = anyContains([...fields, plate], term);
  const beginning = searchedPlate(term);
  const begins = beginning && { [plate]: { $regex: `^${searchPattern(beginning)}`, $options: 'i' } };
  return { $or: begins ? [...$or, begins] : $or };
}
