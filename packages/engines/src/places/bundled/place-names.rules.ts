import { banglaDigits, isBangla } from '@pothik/contracts/platform';
import type { PlaceEntry } from './place-entry.types.js';

type Names = Pick<PlaceEntry, 'name' | 'nameBn'>;

/** A place's names from what is known: English, else Bangla; and Bangla beside it. */
export const namesOf = (english: string | null, bangla: string | null): Names => ({
  name: english ?? bangla ?? '',
  ...(bangla === null ? {} : { nameBn: bangla }),
});

/** A road or street that is only a number, as houses name theirs. */
const ONLY_NUMBER = /^[\d০-৯]+(?:\s*\/?\s*(?:[a-z]|[\d০-৯]+|[\u0985-\u09b9][\u09be-\u09cc]?))?$/iu;

/** "27" is "Road 27", "২৭" is "সড়ক ২৭"; every other name stays. */
export const roadName = (name: string | null): string | null =>
  name === null || !ONLY_NUMBER.test(name) ? name : `${isBangla(name) ? 'সড়ক' : 'Road'} ${name}`;

/** A road's names as the data has them. */
export interface RoadNames {
  english: string | null;
  bangla: string | null;
}

/** "House 24, Road 104", and in Bangla where the road has a Bangla name; "Block F" stays as it is written. */
export function houseNames(number: string, { english, bangla }: RoadNames): Names {
  const isNumber = /^\d/.test(number);
  const inEnglish = isNumber ? `House ${number}` : number;
  const inBangla = isNumber ? `বাড়ি ${banglaDigits(number)}` : banglaDigits(number.replace(/^house/i, 'বাড়ি'));
  return namesOf(
    english === null ? null : `${inEnglish}, ${english}`,
    bangla === null ? null : `${inBangla}, ${bangla}`,
  );
}

/** "Mirpur Road × Panthapath". */
export function crossingNames(one: RoadNames, other: RoadNames): Names {
  const english = `${one.english ?? one.bangla} × ${other.english ?? other.bangla}`;
  return namesOf(english, one.bangla === null || other.bangla === null ? null : `${one.bangla} × ${other.bangla}`);
}

/** Where a place lies: thana and district, in both languages where both are known. */
export function areaNames(
  [english, bangla, district]: readonly [string, string | null, string],
  districtBangla: string | undefined,
): { area: string; areaBn?: string } {
  const inBangla = [bangla, districtBangla].filter((name) => name !== null && name !== undefined).join(', ');
  return { area: `${english}, ${district}`, ...(bangla === null ? {} : { areaBn: inBangla }) };
}
