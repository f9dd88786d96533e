/** A person's picture and former pictures. */
export interface Pictured {
  /** File name, or ''. */
  picture: string;
  /** File names of earlier pictures that are still to be removed; absent when there is none. */
  formerPictures?: readonly string[] | undefined;
}

/** Lists a replaced or removed picture in the same write, until it is removed from the object store. */
export const withFormerPicture = ({ picture, formerPictures = [] }: Pictured, next: string) =>
  picture === '' || picture === next ? {} : { formerPictures: [...formerPictures, picture] };

/** Drops removed pictures from the list, without an event: their replacement was already published. */
export function dropFormerPictures<U extends Pictured>(user: U, gone: readonly string[]) {
  const { formerPictures = [] } = user;
  const remaining = formerPictures.filter((name) => !gone.includes(name));
  if (remaining.length === formerPictures.length) return undefined;
  return { next: { ...user, formerPictures: remaining.length === 0 ? undefined : remaining }, events: [] };
}
