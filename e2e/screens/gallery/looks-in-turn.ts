import type { Look } from '../../screenshots/looks.table.js';
import type { Screen } from '../../screenshots/screen.js';
import { SCREENS } from '../../screenshots/screens/index.js';

/** A screen, and the looks it is opened in. */
export interface Meeting<Each> {
  name: string;
  screen: Screen;
  looks: readonly Each[];
}

/** Every screen in one look, assigned in turn; with LONG=1 in every look of its device. */
export function meetings<Each extends Pick<Look, 'device'>>(looks: readonly Each[]): Meeting<Each>[] {
  return SCREENS.map((screen, position) => {
    const possible = looks.filter(({ device }) => device === (screen.only ?? device));
    const turn = position % possible.length;
    return { name: screen.name, screen, looks: process.env.LONG === '1' ? possible : possible.slice(turn, turn + 1) };
  });
}
