const drawing = (side: number, filter: string): Buffer =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}"><filter id="f" x="0" y="0" width="1" ` +
      `height="1">${filter}</filter><rect width="${side}" height="${side}" filter="url(#f)"/></svg>`,
  );

/** A drawing of 49 KB that takes minutes to render: a thousand layers of noise. */
export const ENDLESS_DRAWING = drawing(1_000, '<feTurbulence baseFrequency=".9" numOctaves="9"/>'.repeat(1_000));

/** A drawing of 9 KB that takes gigabytes to render at 4,000 pixels: two hundred layers that are all kept. */
export const GREEDY_DRAWING = drawing(
  4_000,
  Array.from({ length: 200 }, (_, layer) => `<feFlood flood-color="red" result="layer${layer}"/>`).join(''),
);
