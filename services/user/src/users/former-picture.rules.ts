/** A person's picture, and those before it. */
export interface Pictured {
  /** File name of their picture, or ''. */
  picture: string;
  /** File names of earlier pictures that are still to be removed; absent when there is none. */
  formerPictures?: readonly string[] | undefined;
}

/** A picture that is replaced or taken away is remembered in that very write, until the object store has it no more. */
export const withFormerPicture = ({ picture, formerPictures = [] }: Pictured, next: string) =>
  picture === '' || picture === next ? {} : { formerPictures: [...formerPictures, picture] };

/** Pictures that are gone need not be remembered; nobody is told, because nobody was told of them any more. */
export function dropFormerPictures<U extends Pictured>(user: U, gone: readonly string[]) {
  const { formerPictures = [] } = user;
  const left = formerPictures.filter((name) => !gone.includes(name));
  if (left.length === formerPictures.length) return undefined;
  return { next: { ...user, formerPictures: left.length === 0 ? undefined : left }, events: [] };
}
