/** How a person of the demonstration is drawn; colours as in SVG. */
export interface PortraitLook {
  back: string;
  skin: string;
  /** Of nose, mouth and ears: a shade darker than the skin. */
  shade: string;
  hair: string;
  hairstyle: 'short' | 'side' | 'receding' | 'long' | 'scarf';
  clothes: string;
  /** Collar, hem or drape. */
  trim: string;
  wears?: readonly ('glasses' | 'moustache' | 'beard' | 'cap')[];
}

const INK = '#2b211c';

/** Behind the head. */
const BEHIND: Partial<Record<PortraitLook['hairstyle'], (look: PortraitLook) => string>> = {
  long: ({ hair }) =>
    `<path fill="${hair}" d="M76 112c-4-52 22-76 52-76s56 24 52 76c2 36 6 62 14 82H62c8-20 12-46 14-82z"/>`,
  scarf: ({ trim }) => `<path fill="${trim}" d="M66 204C54 150 60 34 128 32s74 118 62 172c-22 20-102 20-124 0z"/>`,
};

/** Over the forehead, and with a scarf around the chin. */
const FRONT: Record<PortraitLook['hairstyle'], (look: PortraitLook) => string> = {
  short: ({ hair }) =>
    `<path fill="${hair}" d="M84 108c-8-44 14-68 44-68s54 22 45 68c-3-16-9-26-17-31-18 5-42 4-55-1-9 7-14 18-17 32z"/>`,
  side: ({ hair }) =>
    `<path fill="${hair}" d="M84 108c-9-40 8-66 42-68 32-2 56 22 47 68-3-18-8-28-15-33-20 4-34-2-44-12-6 14-24 22-30 45z"/>`,
  receding: ({ hair }) =>
    `<path fill="${hair}" d="M84 112c-9-44 12-67 44-67s53 23 44 67c0-20-5-36-15-45-16-7-42-7-58 0-10 9-15 25-15 45z"/>`,
  long: ({ hair }) =>
    `<path fill="${hair}" d="M79 114c-5-44 15-68 49-74 34 6 54 30 49 74-7-28-23-44-49-54-26 10-42 26-49 54z"/>`,
  scarf: ({ trim, clothes }) =>
    `<path fill="${trim}" d="M84 106c-2-36 18-54 44-54s46 18 44 54c-6-22-20-34-44-34s-38 12-44 34z"/><path fill="${trim}" d="M84 122c6 28 22 42 44 42s38-14 44-42c16 34 10 78-44 84-54-6-60-50-44-84z"/><path fill="none" stroke="${clothes}" stroke-width="3" opacity=".35" d="M78 176c22 18 76 20 100-4M90 192c20 10 54 12 76-4"/>`,
};

const WORN: Record<'glasses' | 'moustache' | 'beard' | 'cap', (look: PortraitLook) => string> = {
  beard: ({ hair }) =>
    `<path fill="${hair}" d="M84 112c2 44 20 60 44 60s42-16 44-60c-4 14-10 20-18 22-10-6-42-6-52 0-8-2-14-8-18-22zm30 30c8-4 20-4 28 0-6 8-22 8-28 0z" fill-rule="evenodd"/>`,
  moustache: ({ hair }) => `<path fill="${hair}" d="M108 138c6-8 14-9 20-5 6-4 14-3 20 5-10 3-30 3-40 0z"/>`,
  glasses: () =>
    `<g fill="#fff" fill-opacity=".25" stroke="${INK}" stroke-width="3"><rect x="93" y="97" width="29" height="22" rx="9"/><rect x="134" y="97" width="29" height="22" rx="9"/><path d="M122 105q6-4 12 0M93 104l-8-3M163 104l8-3" fill="none"/></g>`,
  cap: () =>
    `<path fill="#f6f1e8" d="M84 80c0-30 20-44 44-44s44 14 44 44c-24-9-64-9-88 0z"/><path fill="none" stroke="#d9cfbd" stroke-width="3" d="M85 72c24-9 62-9 86 0M104 42v28M128 37v30M152 42v28"/>`,
};

const face = ({ skin, shade }: PortraitLook) =>
  `<path fill="${shade}" d="M108 148h40v44c-8 14-32 14-40 0z"/><ellipse cx="85" cy="112" rx="8" ry="12" fill="${shade}"/><ellipse cx="171" cy="112" rx="8" ry="12" fill="${shade}"/><path fill="${skin}" d="M84 104c0-36 18-54 44-54s44 18 44 54c0 40-20 66-44 66s-44-26-44-66z"/><g fill="${INK}"><ellipse cx="109" cy="108" rx="4" ry="5"/><ellipse cx="147" cy="108" rx="4" ry="5"/></g><path fill="none" stroke="${INK}" stroke-width="3.5" stroke-linecap="round" d="M100 96q9-6 18-1M138 95q9-5 18 1"/><path fill="none" stroke="${shade}" stroke-width="4" stroke-linecap="round" stroke-linejoin="round" d="M128 110l-4 17h8"/><path fill="none" stroke="#9a4b3c" stroke-width="4" stroke-linecap="round" d="M116 146q12 8 24 0"/>`;

const clothes = ({ clothes: cloth, trim, hairstyle }: PortraitLook) => {
  const body = `<path fill="${cloth}" d="M22 256c2-46 34-62 84-72 10 12 34 12 44 0 50 10 82 26 84 72z"/>`;
  if (hairstyle === 'scarf') return body;
  if (hairstyle === 'long')
    return `${body}<path fill="${trim}" d="M150 184c50 10 82 26 84 72h-96c20-18 26-44 12-72z"/>`;
  return `${body}<path fill="${trim}" d="M104 184l24 26-18 18-18-38zM152 184l-24 26 18 18 18-38z"/><path stroke="${trim}" stroke-width="4" d="M128 212v44"/>`;
};

/** A portrait in the product's flat hand: square, 256 units wide. */
export function portrait(look: PortraitLook): string {
  const worn = (look.wears ?? []).map((thing) => WORN[thing](look)).join('');
  const behind = BEHIND[look.hairstyle]?.(look) ?? '';
  return `<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256" viewBox="0 0 256 256"><rect width="256" height="256" fill="${look.back}"/><circle cx="128" cy="116" r="98" fill="#fff" opacity=".22"/>${behind}${clothes(look)}${face(look)}${FRONT[look.hairstyle](look)}${worn}</svg>`;
}
