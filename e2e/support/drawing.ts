/** A file as somebody chooses it on their device. */
export interface ChosenFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** A picture that the platform can really read: one colour, 400 × 300. */
export const drawing = (name: string, colour: string): ChosenFile => ({
  name,
  mimeType: 'image/svg+xml',
  buffer: Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="300"><rect width="400" height="300" fill="${colour}"/></svg>`,
  ),
});
