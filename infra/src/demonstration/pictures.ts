import { type PortraitLook, portrait } from './drawings/portrait.js';
import { vehicleDrawing } from './drawings/vehicle.js';
import { DEMONSTRATION_DRIVERS, DEMONSTRATION_PEOPLE, type DemonstrationDriver } from './people.js';

const BLACK = '#221b18';
const GREY = '#6f6a66';

/** By the account's name; nobody real. */
const LOOKS: Readonly<Record<string, PortraitLook>> = {
  super: {
    back: '#8fc7b0',
    skin: '#c98f63',
    shade: '#b27a50',
    hair: BLACK,
    hairstyle: 'long',
    clothes: '#8b1f3f',
    trim: '#e3b23c',
    wears: ['glasses'],
  },
  admin: {
    back: '#a9c6e8',
    skin: '#b97f55',
    shade: '#a06a43',
    hair: BLACK,
    hairstyle: 'side',
    clothes: '#2f4858',
    trim: '#e9edf0',
    wears: ['glasses'],
  },
  rider: {
    back: '#f7c59f',
    skin: '#d09a6e',
    shade: '#b9835a',
    hair: BLACK,
    hairstyle: 'scarf',
    clothes: '#0e6b5c',
    trim: '#178a78',
  },
  rider2: {
    back: '#c7d7a5',
    skin: '#a86f47',
    shade: '#8f5b38',
    hair: BLACK,
    hairstyle: 'short',
    clothes: '#f1ede6',
    trim: '#cfc6b8',
  },
  rider3: {
    back: '#e8b7c8',
    skin: '#c58b60',
    shade: '#ad764d',
    hair: '#3a241a',
    hairstyle: 'long',
    clothes: '#2c6fb0',
    trim: '#f4b93c',
  },
  driver: {
    back: '#f3d08a',
    skin: '#9c6541',
    shade: '#835233',
    hair: GREY,
    hairstyle: 'short',
    clothes: '#3d6b4f',
    trim: '#e7e1d5',
    wears: ['moustache'],
  },
  driver2: {
    back: '#9fd0d8',
    skin: '#b27a4f',
    shade: '#99663f',
    hair: BLACK,
    hairstyle: 'side',
    clothes: '#c2562a',
    trim: '#7d3213',
  },
  driver3: {
    back: '#d9cbe6',
    skin: '#94603c',
    shade: '#7d4e2f',
    hair: '#4a443f',
    hairstyle: 'receding',
    clothes: '#f5f1e8',
    trim: '#d6cdbb',
    wears: ['beard', 'cap'],
  },
  pending: {
    back: '#bcd9c0',
    skin: '#b98257',
    shade: '#a06c45',
    hair: BLACK,
    hairstyle: 'short',
    clothes: '#27446b',
    trim: '#dfe6ee',
    wears: ['beard'],
  },
  suspended: {
    back: '#d8cfc4',
    skin: '#a87048',
    shade: '#8f5c39',
    hair: GREY,
    hairstyle: 'receding',
    clothes: '#6b3d2e',
    trim: '#e5d5c2',
    wears: ['glasses', 'moustache'],
  },
};

const SKIES = ['#fdebd7', '#dcecf4', '#e6f1dd', '#f4e4ec', '#ece6f5'];

/** A drawing as the file of an upload. */
export interface DrawnPicture {
  name: string;
  type: 'image/svg+xml';
  bytes: Buffer;
}

const drawn = (name: string, svg: string): DrawnPicture => ({
  name: `${name}.svg`,
  type: 'image/svg+xml',
  bytes: Buffer.from(svg),
});

/** The portraits of the demonstration's people. */
export const drawnPortraits = (): { id: string; picture: DrawnPicture }[] =>
  DEMONSTRATION_PEOPLE.flatMap(({ id, email }) => {
    const account = email.split('@')[0] ?? '';
    const look = LOOKS[account];
    return look === undefined ? [] : [{ id, picture: drawn(account, portrait(look)) }];
  });

/** The pictures of their vehicles. */
export const drawnVehicles = (): { vehicleId: string; userId: string; picture: DrawnPicture }[] =>
  DEMONSTRATION_DRIVERS.map(({ vehicleId, userId, vehicle }: DemonstrationDriver, index) => ({
    vehicleId,
    userId,
    picture: drawn(
      vehicle.vehicleType.toLowerCase(),
      vehicleDrawing(vehicle.vehicleType, SKIES[index % SKIES.length] ?? '#fdebd7'),
    ),
  }));
