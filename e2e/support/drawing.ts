/** A file as chosen on a person's device. */
export interface ChosenFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** A valid picture: one colour, 400 × 300. */
export const drawing = (name: string, colour: string): ChosenFile => ({
  name,
  mimeType: 'image/svg+xml',
  buffer: Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="300"><rect width="400" height="300" fill="${colour}"/></svg>`,
  ),
});
