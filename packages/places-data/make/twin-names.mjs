import { groupBy, mostUsed } from './grouping.mjs';
import { fold, forms } from './names/name-keys.mjs';

/** Whether a name tells one road from others: not "Road 5". */
const isTelling = (name) => forms(name).some(({ generic, sound }) => !generic && !/\d/.test(sound) && sound.length > 2);

/**
 * Roads of one script get their name in the other from a road of the very same name that has both. The keys of names alone
 * would not do: খিলজি and কলেজ have the same.
 */
export function withTwinNames(roads) {
  const sure = roads.filter(({ en, bn }) => en && bn && isTelling(en));
  const byBangla = groupBy(sure, ({ bn }) => fold(bn));
  const byEnglish = groupBy(sure, ({ en }) => fold(en));
  return roads.map((road) => {
    if (!road.en) return { ...road, en: mostUsed((byBangla.get(fold(road.bn)) ?? []).map(({ en }) => en)) };
    if (!road.bn) return { ...road, bn: mostUsed((byEnglish.get(fold(road.en)) ?? []).map(({ bn }) => bn)) };
    return road;
  });
}
