import type { FoundPlace } from '@pothik/contracts/ride';
import { pointOf } from './metres.rules.js';
import type { PlaceEntry } from './place-entry.types.js';

/** A place of the bundled data as it is answered. */
export const foundPlaceOf = ({
  id,
  kind,
  name,
  nameBn,
  area,
  areaBn,
  thana,
  thanaBn,
  x,
  y,
}: PlaceEntry): FoundPlace => ({
  id,
  kind,
  name,
  ...(nameBn === undefined ? {} : { nameBn }),
  area,
  ...(areaBn === undefined ? {} : { areaBn }),
  ...(thana === undefined ? {} : { thana }),
  ...(thanaBn === undefined ? {} : { thanaBn }),
  point: pointOf({ x, y }),
});
