/** A picture's file name: the person's id and a random part that cannot be guessed. */
export const pictureName = (userId: string, random: string): string => `${userId}-${random}.webp`;

/** The picture's key in the object store; undefined for an invalid name. */
export function pictureKey(name: string): string | undefined {
  const [, userId, random] = /^([0-9a-f]{24})-([0-9a-f-]{36})\.webp$/.exec(name) ?? [];
  return userId === undefined ? undefined : `users/${userId}/${random}.webp`;
}
