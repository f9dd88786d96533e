import { LOOKS } from './looks.table.js';
import { chooseShots } from './shots.rules.js';

const screens = [
  { name: 'home', path: '/', shows: 'main' },
  { name: 'rider-list', path: '/rider', shows: 'main' },
  { name: 'rider-menu', path: '/rider', shows: 'main', only: 'phone' as const },
];
const chosen = (...words: string[]) =>
  chooseShots(words, screens).map(({ screen, looks }) => [screen.name, looks.map(({ name }) => name)]);

describe('which screens are taken, in which looks', () => {
  it('without arguments all of them, each in its looks', () => {
    const phones = LOOKS.filter(({ device }) => device === 'phone').map(({ name }) => name);
    const all = LOOKS.map(({ name }) => name);
    expect(chosen()).toEqual([
      ['home', all],
      ['rider-list', all],
      ['rider-menu', phones],
    ]);
  });

  it('arguments select looks by their parts and screens by their beginning', () => {
    expect(chosen('rider', 'phone-dark', 'bn')).toEqual([
      ['rider-list', ['phone-dark-bn']],
      ['rider-menu', ['phone-dark-bn']],
    ]);
  });

  it('a screen that has none of the chosen looks is left out', () => {
    expect(chosen('rider', 'desktop-light-en')).toEqual([['rider-list', ['desktop-light-en']]]);
  });

  it('an argument that is neither is an error that names it', () => {
    expect(() => chosen('hoem')).toThrow('"hoem" is neither a look nor a screen. Looks: phone-light-en');
  });
});
