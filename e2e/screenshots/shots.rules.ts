import { LOOKS, type Look } from './looks.table.js';
import type { Screen } from './screen.js';

/** A screen with the looks it is to be taken in. */
export interface Shot {
  screen: Screen;
  looks: readonly Look[];
}

/**
 * Selects by the command's arguments: `phone-light-en`, `phone` or `dark-bn` select looks; `home`, or a beginning such
 * as `rider`, selects screens.
 * @throws Error naming the argument that is neither
 */
export function chooseShots(words: readonly string[], screens: readonly Screen[]): Shot[] {
  let looks = LOOKS;
  let chosen = screens;
  for (const word of words) {
    const narrowedLooks = looks.filter((look) => hasLook(look, word));
    const narrowedScreens = chosen.filter(({ name }) => isScreen(name, word));
    if (narrowedLooks.length > 0) looks = narrowedLooks;
    else if (narrowedScreens.length > 0) chosen = narrowedScreens;
    else throw new Error(`"${word}" is neither a look nor a screen. ${known(screens)}`);
  }
  return chosen
    .map((screen) => ({ screen, looks: looks.filter(({ device }) => device === (screen.only ?? device)) }))
    .filter((shot) => shot.looks.length > 0);
}

const hasLook = (look: Look, word: string): boolean => {
  const parts = look.name.split('-');
  return word.split('-').every((part) => parts.includes(part));
};

const isScreen = (name: string, word: string): boolean => name === word || name.startsWith(`${word}-`);

const known = (screens: readonly Screen[]): string =>
  `Looks: ${LOOKS.map(({ name }) => name).join(', ')}. Screens: ${screens.map(({ name }) => name).join(', ')}.`;
